import MarkdownIt, { type Token } from 'markdown-it'
import {
	isBareLink,
	type LetterBlock,
	type LetterInline,
	plainText,
} from '#features/letters/rules/letter-block.ts'
import {
	parsePictureName,
	picturesPath,
	shownSize,
} from '#features/letters/pictures/rules/letter-picture.ts'

const linkSchemes: ReadonlySet<string> = new Set(['https:', 'http:', 'mailto:'])

/**
 * The maximum depth of nested bold and italic, more than any real text has. Thousands of levels would overflow the
 * stack.
 */
const maxDepth = 20

/** An address with a scheme, or a path of the site. */
const linkForm = /^(?:[a-z][a-z\d+.-]*:|\/)/i

/** The enabled syntax. The preset `zero` has none, so HTML, tables and code remain text. */
const rules = [
	'heading',
	'list',
	'emphasis',
	'link',
	'linkify',
	'autolink',
	'image',
	'newline',
	'escape',
	'entity',
]

const parser = new MarkdownIt('zero', { linkify: true }).enable(rules)
// Turns only addresses with a scheme or with www into links.
parser.linkify.set({ fuzzyLink: false, fuzzyEmail: false })
for (const schema of ['ftp:', 'mailto:', '//']) parser.linkify.add(schema, null)
parser.linkify.add('www.', {
	validate: (text, end, linkify) => {
		const start = '//www.'
		const isInWord = /[\p{L}\p{N}@./]/u.test(text.charAt(end - 'www.'.length - 1))
		const length = isInWord ? 0 : linkify.testSchemaAt(start + text.slice(end), 'http:', 0)
		return Math.max(0, length - start.length)
	},
	normalize: (match) => {
		match.url = `https://${match.url}`
	},
})
// Any origin will do, because only the scheme is checked.
parser.validateLink = (url) => absoluteUrl(url, 'https://site.invalid') !== null

/**
 * Parses the text of a letter: headings, paragraphs, bold, italic, links and lists, and one button, which is the first
 * link that stands alone on its line. A link whose scheme is not allowed, or that has no address, remains text; an
 * address in the text becomes a link. Paths are completed with `site`. A picture of the site that stands alone on its
 * line is shown; other pictures remain text.
 *
 * @param site the site's origin
 * @param changeLink maps each absolute address, for example to add a campaign
 * @param picturesOrigin where the pictures are served
 */
export function parseLetter(
	markdown: string,
	site: string,
	changeLink: (url: string) => string = (url) => url,
	picturesOrigin: string = site,
): readonly LetterBlock[] {
	const tokens = parser.parse(markdown, {})
	return withOneButton(
		readBlocks(tokens.values(), {
			link: (url) => changeLink(absoluteUrl(url, site) ?? site),
			picture: (path) => picturesOrigin + path,
		}),
	)
}

function absoluteUrl(url: string, site: string): string | null {
	if (!linkForm.test(url)) return null
	const absolute = URL.parse(url, site)
	return absolute !== null && linkSchemes.has(absolute.protocol) ? absolute.href : null
}

type Tokens = Iterator<Token, undefined>

type Resolve = Readonly<Record<'link' | 'picture', (url: string) => string>>

/** Reads blocks from the flat list of tokens, up to the end of the enclosing token. */
function readBlocks(tokens: Tokens, resolve: Resolve): LetterBlock[] {
	const blocks: LetterBlock[] = []
	for (let token = next(tokens); token !== null; token = next(tokens)) {
		if (token.type === 'paragraph_open') {
			blocks.push(...readParagraph(tokens, resolve))
		} else if (token.type === 'heading_open') {
			const level = token.tag === 'h1' ? 2 : 3
			blocks.push({ kind: 'heading', level, content: readWords(tokens, resolve) })
		} else if (token.type.endsWith('_list_open')) {
			const first = token.type === 'ordered_list_open' ? Number(token.attrGet('start') ?? 1) : null
			blocks.push({ kind: 'list', first, items: readItems(tokens, resolve) })
		}
	}
	return blocks
}

/** The next token; null at the end of the enclosing token. */
function next(tokens: Tokens): Token | null {
	const token = tokens.next().value
	return token === undefined || token.nesting < 0 ? null : token
}

function readParagraph(tokens: Tokens, resolve: Resolve): LetterBlock[] {
	const children = readInlineTokens(tokens)
	const pictures = children
		.filter(({ type }) => type !== 'softbreak')
		.map((token) => readPicture(token, resolve))
	const isOnlyPictures = pictures.length > 0 && pictures.every((picture) => picture !== null)
	if (isOnlyPictures) return pictures
	return [{ kind: 'paragraph', content: readInlines(children.values(), resolve) }]
}

function readPicture(token: Token, resolve: Resolve): LetterBlock | null {
	const path = token.type === 'image' ? String(token.attrGet('src')) : ''
	const picture = path.startsWith(picturesPath)
		? parsePictureName(path.slice(picturesPath.length))
		: null
	if (picture === null) return null
	const alt = (token.children ?? []).map(({ content }) => content).join('')
	const { name } = picture
	return {
		kind: 'picture',
		name,
		url: resolve.picture(path),
		alt: alt.trim(),
		...shownSize(picture),
	}
}

function readWords(tokens: Tokens, resolve: Resolve): LetterInline[] {
	return readInlines(readInlineTokens(tokens).values(), resolve)
}

/**
 * The inline tokens of a paragraph or heading, without bold and italic nested deeper than `maxDepth`. Also consumes the
 * token that closes the paragraph or heading.
 */
function readInlineTokens(tokens: Tokens): readonly Token[] {
	const inline = tokens.next().value
	tokens.next()
	let depth = 0
	return (inline?.children ?? []).filter(({ type, nesting }) => {
		if (!/^(?:strong|em)_/.test(type)) return true
		if (nesting === 1) depth += 1
		const isKept = depth <= maxDepth
		if (nesting === -1) depth -= 1
		return isKept
	})
}

function readItems(tokens: Tokens, resolve: Resolve): LetterBlock[][] {
	const items: LetterBlock[][] = []
	while (next(tokens) !== null) items.push(readBlocks(tokens, resolve))
	return items
}

function readInlines(tokens: Tokens, resolve: Resolve): LetterInline[] {
	const content: LetterInline[] = []
	for (let token = next(tokens); token !== null; token = next(tokens)) {
		if (token.type === 'softbreak' || token.type === 'hardbreak') {
			content.push({ kind: 'break' })
		} else if (token.type === 'strong_open') {
			content.push({ kind: 'strong', content: readInlines(tokens, resolve) })
		} else if (token.type === 'em_open') {
			content.push({ kind: 'emphasis', content: readInlines(tokens, resolve) })
		} else if (token.type === 'link_open') {
			const href = String(token.attrGet('href'))
			const words = readInlines(tokens, resolve)
			if (href === '')
				content.push({ kind: 'text', text: '[' }, ...words, { kind: 'text', text: ']()' })
			else content.push({ kind: 'link', url: resolve.link(href), content: words })
		} else if (token.type === 'image') {
			content.push({ kind: 'text', text: `![${token.content}](${token.attrGet('src')})` })
		} else if (token.content !== '') content.push({ kind: 'text', text: token.content })
	}
	return content
}

/** Turns the first paragraph that contains only a link into the button. */
function withOneButton(blocks: readonly LetterBlock[]): readonly LetterBlock[] {
	const at = blocks.findIndex((block) => buttonOf(block) !== null)
	return blocks.map((block, index) => (index === at && buttonOf(block)) || block)
}

function buttonOf(block: LetterBlock): LetterBlock | null {
	if (block.kind !== 'paragraph' || block.content.length !== 1) return null
	const [only] = block.content
	const isButton = only?.kind === 'link' && !isBareLink(plainText(only.content))
	return isButton ? { ...only, kind: 'button' } : null
}
