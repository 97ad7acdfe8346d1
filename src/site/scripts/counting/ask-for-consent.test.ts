import { beforeEach, expect, test, vi } from 'vitest'
import { prepareGoogleAnalytics } from './ask-for-consent.ts'

const activate = vi.fn<(element: HTMLScriptElement) => void>()
let page: Record<string, unknown>
let cookies: string[]

beforeEach(() => {
	page = {}
	cookies = []
	activate.mockReset()
	vi.stubGlobal('window', page)
	vi.stubGlobal('document', {
		get cookie() {
			return '_ga=1; _ga_TEST1=2; theme=dark'
		},
		set cookie(text: string) {
			cookies.push(text)
		},
	})
})

/** Calls queued for Google's script. */
function calls(): unknown[][] {
	const { dataLayer } = page
	return Array.isArray(dataLayer) ? dataLayer.map((call) => Array.from<unknown>(call)) : []
}

function prepare(dataset: DOMStringMap = {}) {
	// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all that it reads of the element
	return prepareGoogleAnalytics({ dataset } as HTMLScriptElement, 'G-TEST1', activate)
}

test('before the visitor has answered, everything is denied, nothing is loaded and no event can be reported', () => {
	prepare()
	expect(calls()).toEqual([
		['consent', 'default', expect.not.objectContaining({ analytics_storage: 'granted' })],
	])
	expect(page).not.toHaveProperty('gtag')
	expect(activate).not.toHaveBeenCalled()
})

test('agreeing a second time does not load the script again', () => {
	const setConsent = prepare()
	for (const isGranted of [true, false, true]) setConsent(isGranted, true)
	expect(activate).toHaveBeenCalledTimes(1)
	expect(page).toMatchObject({ gtag: expect.any(Function), 'ga-disable-G-TEST1': false })
})

test('refusing after agreeing removes only the cookies of Google, and stops reporting', () => {
	const setConsent = prepare()
	setConsent(true, true)
	setConsent(false, true)
	expect(cookies.map((text) => text.split('=')[0])).toEqual(['_ga', '_ga_TEST1'])
	expect(page).toMatchObject({ gtag: undefined, 'ga-disable-G-TEST1': true })
})

const viewOfPage = ['event', 'page_view', { page_path: '/deutschland' }]

test.each([
	['a new choice on a page with its own page view', true, { ownView: '' }, false, [viewOfPage]],
	['a stored choice on a page with its own page view', false, { ownView: '' }, false, []],
	['a new choice on any other page', true, {}, true, []],
	['a stored choice on any other page', false, {}, true, []],
])(
	'%s reports the page view at most once',
	(_name, isNewChoice, dataset, isReportedByGoogle, views) => {
		vi.stubGlobal('location', { pathname: '/deutschland' })
		const setConsent = prepare(dataset)
		for (const isGranted of [false, true, false, true]) setConsent(isGranted, isNewChoice)
		const reported = calls().filter(([name]) => name === 'config' || name === 'event')
		expect(reported).toEqual([
			['config', 'G-TEST1', expect.objectContaining({ send_page_view: isReportedByGoogle })],
			...views,
		])
	},
)
