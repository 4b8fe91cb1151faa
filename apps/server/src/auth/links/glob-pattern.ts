/**
 * Converts a glob to a regular expression for the whole text. `*` and `?` stop at the separators, `**` does not;
 * `[a-z]`, `[!a-z]`, `{one,other}` and a backslash before a special character work as usual. An invalid glob matches
 * nothing.
 * @param separators Each of its characters is one.
 */
export function globPattern(glob: string, separators: string): RegExp {
  const notSeparator = `[^${separators.replaceAll(/[\\\]^-]/g, '\\$&')}]`;
  let source = '';
  let braces = 0;
  for (let i = 0; i < glob.length; i += 1) {
    const char = glob.charAt(i);
    if (char === '*') {
      const crossing = glob.charAt(i + 1) === '*';
      source += crossing ? '.*' : `${notSeparator}*`;
      if (crossing) i += 1;
    } else if (char === '?') {
      source += notSeparator;
    } else if (char === '[') {
      const end = glob.indexOf(']', i + 2);
      if (end === -1) return matchesNothing;
      const body = glob.slice(i + 1, end).replaceAll(/[\\^]/g, '\\$&');
      source += body.startsWith('!') ? `[^${body.slice(1)}]` : `[${body}]`;
      i = end;
    } else if (char === '{') {
      source += '(?:';
      braces += 1;
    } else if (char === '}' && braces > 0) {
      source += ')';
      braces -= 1;
    } else if (char === ',' && braces > 0) {
      source += '|';
    } else {
      if (char === '\\') i += 1;
      source += glob.charAt(i).replace(/[\\^$.*+?()[\]{}|/]/, '\\$&');
    }
  }
  try {
    return new RegExp(`^${source}$`, 's');
  } catch {
    return matchesNothing;
  }
}

const matchesNothing = /(?!)/;
