"""A second implementation of the PublicEntry specification 0.1, written from its text alone."""

VERSION = "0.1.0"
