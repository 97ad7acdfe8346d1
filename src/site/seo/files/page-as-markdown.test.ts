import { expect, test } from 'vitest'
import { pageAsMarkdown } from './page-as-markdown.ts'

const page = 'https://site.example/page'

const converted = (html: string) =>
	pageAsMarkdown(`<body><p>Menu</p><main><h1>T</h1>${html}</main></body>`, page)

test('only the main part of a page is converted to Markdown, and the page’s address follows its title', () => {
	expect(converted('<p>Text</p>')).toBe(`# T\n\n<${page}>\n\nText\n`)
})

test.each([
	['/other', 'https://site.example/other'],
	['#part', 'https://site.example/page#part'],
	['https://else.example/?a=1', 'https://else.example/?a=1'],
	['mailto:a@site.example', 'mailto:a@site.example'],
])('in the Markdown, a link to %s leads to %s', (href, address) => {
	expect(converted(`<p><a href="${href}">there</a></p>`)).toContain(`\n[there](${address})\n`)
})

test.each([
	['<p>a*b_c `d` [e] &lt;f> \\</p>', 'a\\*b\\_c \\`d\\` \\[e\\] \\<f> \\\\'],
	['<p><strong>Now</strong> or <em>then</em>.</p>', '**Now** or *then*.'],
	['<p><b>Now.</b>Then</p>', '**Now.** Then'],
	['<blockquote><p>One,\ntwo.</p></blockquote>', '> One,  \n> two.'],
	[
		'<p>So.<sup><a href="#a">1</a></sup><sup>,</sup><sup><a href="#b">2</a></sup></p>',
		'So.[^a][^b]',
	],
	[
		'<section id="sources"><ol><li id="a">A (2017). <span>T</span>. <span>Cited in <a href="#p">P</a></span></li></ol></section>',
		'[^a]: A (2017). T.',
	],
	[
		'<svg><svg></svg><text>A</text></svg><form>B</form><p data-no-print>C</p><nav><a href="/">D</a></nav>',
		'',
	],
	['<dl><div><dt>Old</dt><dt>New</dt><dd>Text.</dd></div></dl>', '-   ~~Old~~ **New** Text.'],
	['<details><summary>Why?</summary><p>So.</p></details>', '### Why?\n\nSo.'],
	[
		'<table><thead><tr><th>L</th><th>A</th></tr></thead><tbody><tr><th>B</th><td>1</td></tr></tbody></table>',
		'| L | A |\n| - | - |\n| B | 1 |',
	],
	[
		'<ul><li><a href="/a"><svg></svg><h3>A</h3><p>Text.</p></a></li></ul>',
		'### [A](https://site.example/a)\n\nText.',
	],
	['<p>40% <a href="#proof" aria-label="our aim"></a>.</p>', `40% [our aim](${page}#proof).`],
	['<img src="/pins/a.svg" alt="A">', '![A](https://site.example/pins/a.svg)'],
])('%j is converted to the Markdown %j', (html, markdown) => {
	expect(converted(html).slice(`# T\n\n<${page}>\n\n`.length).trim()).toBe(markdown)
})
