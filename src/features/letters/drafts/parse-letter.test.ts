import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCharacter } from '#testing/arbitrary/character.ts'
import { letterLinks } from '#features/letters/rules/letter-block.ts'
import { letterLimits } from '#features/letters/rules/letter-limits.ts'
import { pictureLine } from '#features/letters/pictures/rules/letter-picture.ts'
import { letterHtml, letterText } from './letter-body.ts'
import { parseLetter } from './parse-letter.ts'

const site = 'https://innervolt.example'
const parse = (markdown: string) => parseLetter(markdown, site)
const text = (words: string) => ({ kind: 'text', text: words }) as const

test('headings, paragraphs, bold, italic and lists are parsed', () => {
	expect(parse('# Title\n\nOne **bold** and *italic*\nline.\n\n- a\n- b')).toEqual([
		{ kind: 'heading', level: 2, content: [text('Title')] },
		{
			kind: 'paragraph',
			content: [
				text('One '),
				{ kind: 'strong', content: [text('bold')] },
				text(' and '),
				{ kind: 'emphasis', content: [text('italic')] },
				{ kind: 'break' },
				text('line.'),
			],
		},
		{
			kind: 'list',
			first: null,
			items: [
				[{ kind: 'paragraph', content: [text('a')] }],
				[{ kind: 'paragraph', content: [text('b')] }],
			],
		},
	])
})

test('the first link that is alone on its line becomes a button, and all later links remain links', () => {
	const blocks = parse('[Look](/week)\n\nSee [this](/).\n\n[Again](/week)')
	expect(blocks.map(({ kind }) => kind)).toEqual(['button', 'paragraph', 'paragraph'])
	expect(letterLinks(blocks)).toEqual([
		{ url: `${site}/week`, words: 'Look' },
		{ url: `${site}/`, words: 'this' },
		{ url: `${site}/week`, words: 'Again' },
	])
})

const name = `${'0123456789abcdef'.repeat(2)}-1040x693.jpg`
const own = `/letters/pictures/${name}`

test('a picture hosted by the site is shown if it is alone on its line, with its size and alternative text', () => {
	const picture = { kind: 'picture', name, url: site + own, width: 520, height: 347 }
	expect(parse(pictureLine(name, 'A [lit] *window*'))).toEqual([
		{ ...picture, alt: 'A [lit] *window*' },
	])
	expect(parse(`Before\n\n![](${own})\n![Two](${own})\n\n[Look](/week)`)).toEqual([
		{ kind: 'paragraph', content: [text('Before')] },
		{ ...picture, alt: '' },
		{ ...picture, alt: 'Two' },
		expect.objectContaining({ kind: 'button' }),
	])
	const html = letterHtml(parse(`![A "lit" <window>](${own})`))
	expect(html).toContain('alt="A &quot;lit&quot; &lt;window&gt;" width="520" height="347"')
	expect(letterText(parse(`![A window](${own})`))).toBe('[A window]')
})

test.each([
	'![x](https://tracker.example/open.gif)',
	'![x](/letters/pictures/else.jpg)',
	`![x](https://innervolt.example${own})`,
	`![x](${own}?reader=ada)`,
	`![x](${own}#ada)`,
	`Words ![x](${own})`,
	`# ![x](${own})`,
	`![x](data:image/png;base64,AA)`,
])('%s remains text and does not become a picture', (markdown) => {
	const blocks = parse(markdown)
	expect(blocks.map(({ kind }) => kind)).not.toContain('picture')
	expect(letterHtml(blocks)).not.toContain('<img')
	expect(letterText(blocks)).toContain('![x](')
})

test.each([
	'[x](javascript:alert(1))',
	'[x](JaVaScRiPt:alert(1))',
	'[x](java&#10;script:alert(1))',
	'[x](data:text/html,x)',
	'[x](vbscript:x)',
	'[x](file:///etc/passwd)',
	'[x](example.com)',
	'[x](#here)',
])('%s is not a link', (markdown) => {
	expect(letterLinks(parse(markdown))).toEqual([])
})

test.each(['https://a.example/', 'http://a.example/', 'mailto:hello@innervolt.example'])(
	'%s is a link',
	(url) => {
		expect(letterLinks(parse(`See [x](${url}) now.`))).toEqual([{ url, words: 'x' }])
	},
)

test.each(['<b>x</b>', '<script>x</script>', '![x](x.png)', '`x`', '| a |', '---', '> x'])(
	'%s is text',
	(markdown) => {
		const html = letterHtml(parse(markdown))
		expect(html.match(/<\w+/g)).toEqual(['<p'])
	},
)

test('in the text part, the address of each link follows its paragraph on a separate line', () => {
	const blocks = parse('Read [the guide](https://a.example/) and [this](/week).\n\n1. one\n2. two')
	expect(letterText(blocks)).toBe(
		`Read the guide and this.\nthe guide:\nhttps://a.example/\nthis:\n${site}/week\n\n1. one\n2. two`,
	)
})

test('a numbered list keeps the number of its first item', () => {
	const blocks = parse('1986. A great year.\n1987. Another.')
	expect(letterText(blocks)).toBe('1986. A great year.\n1987. Another.')
	expect(letterHtml(blocks)).toContain('<ol start="1986" ')
})

test('a web address in the text becomes a link, and the text part contains the address only once', () => {
	const blocks = parse(
		'See https://a.example/b_c_d?e=f&g=h, (www.b.example) and <https://c.example/>.',
	)
	expect(letterLinks(blocks)).toEqual([
		{ url: 'https://a.example/b_c_d?e=f&g=h', words: 'https://a.example/b_c_d?e=f&g=h' },
		{ url: 'https://www.b.example/', words: 'www.b.example' },
		{ url: 'https://c.example/', words: 'https://c.example/' },
	])
	expect(letterText(blocks)).toBe(
		'See https://a.example/b_c_d?e=f&g=h, (www.b.example) and https://c.example/.',
	)
})

test.each([
	['See www.a.example.', ['www.a.example']],
	['(https://a.example/b_(c))', ['https://a.example/b_(c)']],
	['HTTPS://A.example/! “http://b.example”', ['HTTPS://A.example/', 'http://b.example']],
	['a@www.b.example awww.c.example http://www.d.example', ['http://www.d.example']],
	['https:// www. https://. ftp://a.example mailto:a@b.example c.example', []],
])('%s has the links %j', (markdown, links) => {
	expect(letterLinks(parse(markdown)).map(({ words }) => words)).toEqual(links)
})

test('a web address alone on its line is a link and not a button', () => {
	expect(parse('https://a.example/').map(({ kind }) => kind)).toEqual(['paragraph'])
})

test('the text of a link contains no other link', () => {
	expect(letterLinks(parse('[**www.a.example**](https://b.example/)'))).toEqual([
		{ url: 'https://b.example/', words: 'www.a.example' },
	])
})

test('a link without an address is text', () => {
	const blocks = parse('[Look]()')
	expect(letterLinks(blocks)).toEqual([])
	expect(letterText(blocks)).toBe('[Look]()')
})

test('bold text that is nested thousands of levels deep is parsed', () => {
	const deep = '**a '.repeat(20_000) + 'a** '.repeat(20_000)
	expect(letterText(parse(deep))).not.toContain('*')
})

const piece = fc.oneof(
	fc.string({ unit: anyCharacter }),
	fc.constantFrom(
		...`<script> </p> <img <!-- " ' &lt; &#x3c; [ ]( ) ![ < > ** _ \\ \` javascript: data: [a]: `.split(
			' ',
		),
		'\n',
		'\n\n',
		'# ',
		'- ',
		'1. ',
		'<img src=x onerror=alert(1)>',
		'<https://a.example>',
		'[a](javascript:alert(1))',
		'[a](java\nscript:x)',
		'[a](//b.example)',
	),
)

test('any text of the maximum size is parsed', { tags: 'night' }, () => {
	const part = fc.constantFrom('[', '](', ')', '*', '**', '_', '<', '- ', '1. ', '\n', 'www.a', '&')
	const parts = fc.array(part, { minLength: 1, maxLength: 4 })
	fc.assert(
		fc.property(parts, (some) => {
			const markdown = some.join('').repeat(letterLimits.maxMailBytes / some.join('').length)
			expect(letterText(parse(markdown))).toBeTypeOf('string')
		}),
		{ numRuns: 20 },
	)
})

test('any input is rendered only as the elements allowed in a letter, with allowed links', () => {
	const elements = /^(?:p|h2|h3|ul|ol|li|a|b|i|br|table|tr|td)$/
	fc.assert(
		fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
			const html = letterHtml(parse(pieces.join('')))
			for (const [tag, element = ''] of html.matchAll(/<\/?([^\s>]*)[^>]*>?/g)) {
				expect(element).toMatch(elements)
				const attributes = tag.replaceAll(/"[^"]*"/g, '').match(/[\w-]+(?==)/g) ?? []
				expect(attributes.filter((each) => /^on/i.test(each))).toEqual([])
			}
			for (const [, url = ''] of html.matchAll(/href="([^"]*)"/g)) {
				expect(url).toMatch(/^(?:https?|mailto):/)
			}
		}),
		{ numRuns: 2_000 },
	)
})
