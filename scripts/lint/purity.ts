import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";

/** The folders whose code is a function of its arguments alone. */
export const PURE_FOLDERS = ["src/facts", "src/markdown", "src/jsonld", "src/view"] as const;

/** Names that differ by clock, place, chance or runtime. */
const IMPURE_GLOBALS: ReadonlySet<string> = new Set([
  "Intl",
  "Date",
  "performance",
  "process",
  "globalThis",
  "crypto",
  "fetch",
  "structuredClone",
  "setTimeout",
  "setInterval",
  "navigator",
  "require",
  "eval",
  "Function",
  "console",
  "window",
  "self",
]);

/** Methods whose result depends on a locale, on a Unicode version, on floating point, or that change their object. */
const IMPURE_METHODS: ReadonlySet<string> = new Set([
  "localeCompare",
  "normalize",
  "toFixed",
  "toPrecision",
  "toExponential",
  "random",
  "reverse",
  "sort",
  "splice",
]);

export type Impurity = { readonly file: string; readonly line: number; readonly what: string };

/** Everything in a source text that a pure layer may not use. */
export function impurities(file: string, text: string): readonly Impurity[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
  const found: Impurity[] = [];
  const report = (node: ts.Node, what: string): void => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
    found.push({ file, line: line + 1, what });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) checkIdentifier(node, report);
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) checkImport(node, report);
    if (node.kind === ts.SyntaxKind.ImportKeyword && ts.isCallExpression(node.parent))
      report(node, "import()");
    if (ts.isRegularExpressionLiteral(node) && /\\p\{/i.test(node.text)) report(node, "a Unicode class");
    if (ts.isStringLiteralLike(node) && /\\p\{/i.test(node.getText(source))) report(node, "a Unicode class");
    if (ts.isBindingElement(node) && isImpureMethod((node.propertyName ?? node.name).getText(source))) {
      report(node, node.getText(source));
    }
    if (ts.isVariableStatement(node) && ts.isSourceFile(node.parent)) checkModuleVariable(node, report);
    if (ts.isElementAccessExpression(node) && ts.isStringLiteral(node.argumentExpression)) {
      if (isImpureMethod(node.argumentExpression.text)) report(node, node.argumentExpression.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

type Report = (node: ts.Node, what: string) => void;

function isImpureMethod(name: string): boolean {
  return IMPURE_METHODS.has(name) || name.startsWith("toLocale");
}

function checkIdentifier(node: ts.Identifier, report: Report): void {
  const { parent, text } = node;
  const isMember = ts.isPropertyAccessExpression(parent) && parent.name === node;
  const isName = isMember || ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent);
  if (isMember && isImpureMethod(text)) report(node, `.${text}`);
  if (!isName && IMPURE_GLOBALS.has(text)) report(node, text);
}

function checkImport(node: ts.ImportDeclaration | ts.ExportDeclaration, report: Report): void {
  const { moduleSpecifier } = node;
  if (moduleSpecifier === undefined) return;
  const from = ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : "";
  if (!from.startsWith(".")) report(node, `import of ${from}`);
}

/** A variable of the module that can change would carry something from one call to the next. */
function checkModuleVariable(node: ts.VariableStatement, report: Report): void {
  const constant = (node.declarationList.flags & ts.NodeFlags.Const) !== 0;
  if (!constant) report(node, "a variable of the module");
}

/** All impurities of the pure folders below `root`. */
export function projectImpurities(root: string): readonly Impurity[] {
  return PURE_FOLDERS.flatMap((folder) => sourceFiles(join(root, folder))).flatMap((file) =>
    impurities(file, readFileSync(file, "utf8")),
  );
}

/** A folder that is not there is a mistake in the list above, not a clean one. */
function sourceFiles(folder: string): readonly string[] {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return names.filter((name) => name.endsWith(".ts")).map((name) => join(folder, name));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = projectImpurities(process.cwd());
  for (const { file, line, what } of found) process.stdout.write(`${file}:${line}: impure: ${what}\n`);
  process.exitCode = found.length === 0 ? 0 : 1;
}
