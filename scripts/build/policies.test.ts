import { expect, test } from 'vitest'
import { policy } from './policies.ts'

const hashOfEmptyRule = "'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='"

test('a page without scripts may run none', () => {
	expect(policy('<p>words</p>')).toContain("script-src 'none'")
})

test('an inline style is allowed by the hash of exactly its text', () => {
	expect(policy('<style>a{}</style>')).toContain(`style-src ${hashOfEmptyRule}`)
	expect(policy('<style>a{} </style>')).not.toContain(hashOfEmptyRule)
})

test('structured data is no script and needs no hash', () => {
	expect(policy('<script type="application/ld+json">{}</script>')).toContain("script-src 'none'")
})

test('only a page with an island loads scripts', () => {
	const plain = policy('<script>1</script>')
	const island = policy('<astro-island></astro-island><script>1</script>')
	expect(plain).not.toContain("script-src 'self'")
	expect(island).toContain("script-src 'self' 'sha256-")
})

test('a page sends forms to its own origin, and only where it has one', () => {
	expect(policy('<form></form>')).toContain("form-action 'self'")
	expect(policy('')).toContain("form-action 'none'")
})

test('an API elsewhere is opened for pages that talk to it, and for nothing else', () => {
	const api = 'https://api.innervolt.example'
	const page = policy('<form></form>', api)
	expect(page).toContain(`connect-src 'self' ${api};`)
	expect(page).toContain(`form-action ${api};`)
	expect(page.split(api)).toHaveLength(3)
	expect(policy('<astro-island></astro-island>', api)).toContain(`connect-src 'self' ${api};`)
	expect(policy('<p>words</p>', api)).not.toContain(api)
})
