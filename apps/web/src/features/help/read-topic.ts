import { lexer, type Token, type Tokens } from 'marked';

export type HelpText = { readonly text: string; readonly isBold: boolean };
export type HelpBlock =
  | { readonly kind: 'heading' | 'paragraph'; readonly texts: readonly HelpText[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly HelpText[])[] };

export type HelpTopic = {
  readonly title: string;
  readonly blocks: readonly HelpBlock[];
  /** Its first paragraph, for a list. */
  readonly summary: string;
  /** All of its words, for a search. */
  readonly words: string;
};

/** A topic's Markdown: a title, then paragraphs and lists under headings, with bold words. */
export function readTopic(markdown: string): HelpTopic {
  const [first, ...others] = lexer(markdown);
  const blocks = others.flatMap(toBlocks);
  const begin = blocks.find(({ kind }) => kind === 'paragraph');
  return {
    title: first !== undefined && isHeading(first) ? first.text : '',
    blocks,
    summary: begin === undefined ? '' : wordsOf(begin),
    words: blocks.map(wordsOf).join(' '),
  };
}

function toBlocks(token: Token): HelpBlock[] {
  if (isHeading(token)) return [{ kind: 'heading', texts: toTexts(token.tokens) }];
  if (isParagraph(token)) return [{ kind: 'paragraph', texts: toTexts(token.tokens) }];
  if (isList(token))
    return [{ kind: 'list', items: token.items.map((item) => toTexts(item.tokens)) }];
  return [];
}

function toTexts(tokens: readonly Token[]): HelpText[] {
  return tokens.flatMap((token) => {
    if (isText(token) && token.tokens !== undefined) return toTexts(token.tokens);
    return isText(token) || isStrong(token)
      ? [{ text: token.text, isBold: token.type === 'strong' }]
      : [];
  });
}

function wordsOf(block: HelpBlock): string {
  const texts = block.kind === 'list' ? block.items.flat() : block.texts;
  return texts.map(({ text }) => text).join('');
}

const isHeading = (token: Token): token is Tokens.Heading => token.type === 'heading';
const isParagraph = (token: Token): token is Tokens.Paragraph => token.type === 'paragraph';
const isList = (token: Token): token is Tokens.List => token.type === 'list';
const isText = (token: Token): token is Tokens.Text => token.type === 'text';
const isStrong = (token: Token): token is Tokens.Strong => token.type === 'strong';
