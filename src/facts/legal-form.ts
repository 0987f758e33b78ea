const BOUNDARY = " ,()[]";

function isBoundary(text: string, index: number): boolean {
  return index < 0 || index >= text.length || BOUNDARY.includes(text.charAt(index));
}

/** MD-LEGAL-NAME. Whether the name contains the form, same case, between spaces, commas, brackets or the ends. */
export function nameContainsForm(name: string, form: string): boolean {
  for (let at = name.indexOf(form); at !== -1; at = name.indexOf(form, at + 1)) {
    if (isBoundary(name, at - 1) && isBoundary(name, at + form.length)) return true;
  }
  return false;
}
