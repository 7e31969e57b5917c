/** The value of a flag of the desktop app, given as `--flag VALUE` or `--flag=VALUE`; null where it is not given. */
export function flagValue(argv: readonly string[], flag: string): string | null {
  const at = argv.findIndex((arg) => arg === flag || arg.startsWith(`${flag}=`));
  const given = argv[at];
  if (given === undefined) return null;
  return (given === flag ? argv[at + 1] : given.slice(flag.length + 1)) || null;
}
