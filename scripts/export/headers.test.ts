import { expect, test } from 'vitest'
import { headersFile } from './headers.ts'

const names = ['index.html', 'usa.html', 'assets/a.js', 'assets/b.js', 'pins/a.svg', 'pins/b.png']
const rules = headersFile(names, { 'index.html': 'policy-of-home', 'usa.html': 'policy-of-usa' })

/** The headers a host sends for a path: those of all matching rules, later rules last. */
function sent(path: string): string[] {
	return rules.split(/\n(?=\/)/).flatMap((rule) => {
		const [pattern = '', ...lines] = rule.trimEnd().split('\n')
		const fits = pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern
		return fits ? lines.map((line) => line.trim()) : []
	})
}

test('each page gets its own Content-Security-Policy and no other', () => {
	expect(sent('/').filter((line) => line.startsWith('content-security-policy'))).toEqual([
		'content-security-policy: policy-of-home',
	])
	expect(sent('/usa')).toContain('content-security-policy: policy-of-usa')
})

test.each(['/', '/usa', '/assets/a.js', '/pins/a.svg', '/pins/b.png'])(
	'no header of %s is set twice',
	(path) => {
		const headers = sent(path).map((line) => line.split(':')[0])
		expect(new Set(headers).size).toBe(headers.length)
		expect(headers).toContain('x-content-type-options')
		expect(headers).toContain('cache-control')
	},
)

test('a folder whose files have the same headers needs only one rule', () => {
	expect(rules.match(/^\/assets\/.*$/gm)).toEqual(['/assets/*'])
	expect(sent('/assets/a.js')).toContain('cache-control: public, max-age=31536000, immutable')
})
