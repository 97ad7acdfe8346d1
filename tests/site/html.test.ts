import { HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'
import { attributeValues, pages, publicPages } from '#testing/built-pages.ts'

const validator = new HtmlValidate({
	extends: ['html-validate:recommended'],
	rules: {
		// The demo video is labelled although it has no controls until playback.
		'aria-label-misuse': ['error', { allowAnyNamable: true }],
		// Rules about the style of markup written by hand do not apply to generated pages.
		'attribute-boolean-style': 'off',
		'attribute-empty-style': 'off',
		'doctype-style': 'off',
		'long-title': 'off',
		'no-inline-style': 'error',
		'no-trailing-whitespace': 'off',
		'void-style': 'off',
		// SVG is XML.
		'no-self-closing': 'off',
		'element-case': 'off',
		'attr-case': 'off',
		'tel-non-breaking': 'off',
	},
})

/** The style element that Astro writes into the body before the first island, where it is invalid. */
const islandStyle = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>'

const hidden = /aria-hidden="true"/
const spoken = /(?=.*\srole="img")(?=.*\saria-label="[^"]{3,}")/s
const named = /\s(?:alt|aria-label|title)(?:=|[\s>])/

test.each(pages)('$path is valid HTML', async ({ html }) => {
	const report = await validator.validateString(html.replace(islandStyle, ''))
	const problems = report.results.flatMap(({ messages }) =>
		messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId} ${message}`),
	)
	expect(problems).toEqual([])
})

test.each(pages)('$path ends with the closing tags of body and html', ({ html }) => {
	expect(html.trimEnd().endsWith('</body></html>')).toBe(true)
	expect(html.split('</html>')).toHaveLength(2)
})

test.each(pages)('$path gives each time in a machine-readable format', ({ html }) => {
	const times = [...html.matchAll(/<time\b[^>]*>/g)].map(([tag]) => tag)
	const isRead = /\sdatetime="(?:\d{4}-\d\d-\d\d(?:T[\d:.]+Z)?|\d\d:\d\d)"/i
	expect(times.filter((tag) => !isRead.test(tag))).toEqual([])
})

test('no two pages share a title or a description', () => {
	for (const pattern of [/<title>([^<]*)/, /name="description" content="([^"]*)/]) {
		const texts = pages.map(({ html }) => pattern.exec(html)?.[1])
		expect(new Set(texts).size).toBe(pages.length)
	}
})

test.each(pages)('$path has a title and a description of suitable length', ({ html }) => {
	const title = /<title>([^<]*)/.exec(html)?.[1] ?? ''
	expect(title.length).toBeGreaterThanOrEqual(10)
	expect(title.length).toBeLessThanOrEqual(70)
	const description = /name="description" content="([^"]*)/.exec(html)?.[1] ?? ''
	expect(description.length).toBeGreaterThanOrEqual(50)
	expect(description.length).toBeLessThanOrEqual(160)
})

test.each(publicPages)('the canonical URL of $path is its own URL', ({ path, html }) => {
	expect(attributeValues(html, 'link(?=[^>]*rel="canonical")', 'href')).toEqual([
		`https://innervolt.example${path}`,
	])
})

test.each(pages)(
	'$path describes each of its pictures or hides it from screen readers',
	({ html }) => {
		const outermost = withoutInner(html.replace(/<script\b.*?<\/script>/gs, ''))
		const drawings = [...outermost.matchAll(/<svg\b[^>]*>/g)].map(([tag]) => tag)
		expect(drawings.filter((tag) => !hidden.test(tag) && !spoken.test(tag))).toEqual([])
		const others = [...html.matchAll(/<(?:img|video|iframe)\b[^>]*>/g)].map(([tag]) => tag)
		expect(others.filter((tag) => !named.test(tag))).toEqual([])
	},
)

test.each(pages)('$path opens other sites in a new tab without an opener', ({ html }) => {
	for (const [link] of html.matchAll(/<a\b[^>]*href="https?:[^>]*>/g)) {
		expect(link).toContain('target="_blank"')
		expect(link).toMatch(/rel="[^"]*noopener/)
	}
})

test.each(pages)('$path links only to existing anchors', ({ path, html }) => {
	const missing = attributeValues(html, 'a', 'href').filter((href) => {
		const [target = '', anchor] = href.split('#')
		const page = pages.find((candidate) => candidate.path === (target || path))
		// A fragment with a value is input for a tool.
		const isState = anchor?.includes('=')
		return anchor && !isState && page && !page.html.includes(`id="${anchor}"`)
	})
	expect(missing).toEqual([])
})

/** The page without the content of its drawings, which have one description each. */
function withoutInner(html: string): string {
	let depth = 0
	return html.replace(/<svg\b[^>]*>|<\/svg>|[^<]+|<[^>]*>/g, (part) => {
		if (part === '</svg>') depth -= 1
		const isInside = depth > 0
		if (/^<svg\b(?!.*\/>$)/s.test(part)) depth += 1
		return isInside ? '' : part
	})
}

test.each(pages)('every class on $path exists in the styles of its component', ({ html }) => {
	expect(html).not.toMatch(/\sclass="[^"]*\bundefined\b/)
})
