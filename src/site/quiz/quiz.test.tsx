import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { pageLanguages } from '#site-map/languages.ts'
import { quizPage } from '#site/seo/props/quiz-pages.ts'
import { goBackTo } from '#testing/islands/open-panel.tsx'

const told: unknown[][] = []

beforeEach(() => {
	// A freshly opened page, without state from another test.
	vi.resetModules()
	told.length = 0
	vi.stubGlobal('gtag', (...args: unknown[]) => told.push(args))
	vi.stubGlobal('matchMedia', () => ({ matches: true }))
})

function putWords(given: object) {
	const script = document.createElement('script')
	script.id = 'quiz-words'
	script.type = 'application/json'
	script.textContent = JSON.stringify(given)
	document.body.append(script)
}

async function openIntrovert() {
	const { IntrovertQuiz } = await import('./introvert/IntrovertQuiz.tsx')
	const page = quizPage('introvertTest', 'en')
	const { questions, results, labels, shared } = page
	putWords({ questions, results, labels, shared })
	render(
		<IntrovertQuiz
			{...page.island}
			leadForm={<p>the form</p>}
			care={<p>the care</p>}
			notes={<p>the notes</p>}
		/>,
	)
	return userEvent.setup()
}

async function openMbti() {
	const { MbtiQuiz } = await import('./mbti/MbtiQuiz.tsx')
	const page = quizPage('mbtiTest', 'en')
	const { questions, labels, shared } = page
	putWords({ questions, labels, shared })
	render(<MbtiQuiz {...page.island} product="https://app" />)
	return userEvent.setup()
}

type User = Awaited<ReturnType<typeof openIntrovert>>

const heading = () => screen.getByRole('heading', { level: 1 })
const option = (letter: string) => screen.getByRole('button', { name: new RegExp(`^${letter} `) })
const start = async (user: User) =>
	await user.click(screen.getAllByRole('button', { name: /^Start/ })[0] ?? document.body)

function seeQuestion(question: number, total: number) {
	expect(screen.getAllByText(`${question} of ${total}`).length).toBeGreaterThan(0)
	expect(document.activeElement).toBe(heading())
}

/** Starts the test and answers it with keys, one letter per question. */
async function take(user: User, letters: string) {
	await start(user)
	await user.keyboard(letters)
}

test.each([
	['introvert test', openIntrovert, 12],
	['MBTI test', openMbti, 24],
])('on the intro of the %s, only the start button starts the quiz', async (_, openTest, total) => {
	const user = await openTest()
	const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent)
	expect(buttons).toEqual(['Start the test'])
	expect(screen.queryByText('the notes')).toBeNull()
	await user.click(screen.getByText(/^One question at a time/))
	await user.keyboard('1a')
	expect(screen.queryByRole('progressbar')).toBeNull()
	await start(user)
	seeQuestion(1, total)
})

test('each question shows four options, its number and the progress, and an answer leads to the next question', async () => {
	const user = await openIntrovert()
	await start(user)
	for (let question = 1; question <= 12; question++) {
		seeQuestion(question, 12)
		for (const bar of screen.getAllByRole('progressbar')) {
			expect(bar.getAttribute('aria-valuenow')).toBe(String(Math.round((100 * question) / 12)))
			expect(bar.getAttribute('aria-valuetext')).toBe(`${question} of 12`)
		}
		expect(screen.getAllByRole('button', { name: /^[ABCD] / })).toHaveLength(4)
		await user.click(option('D'))
	}
	expect(heading().textContent).toBe('Deep Introvert')
	expect(document.activeElement).toBe(heading())
})

test('number and letter keys answer a question', async () => {
	const user = await openIntrovert()
	await take(user, '1aA1aA1aA1aA')
	expect(heading().textContent).toBe('Social Introvert')
})

test('the quiz can be taken with Tab and Enter, starting from the heading of each question', async () => {
	const user = await openIntrovert()
	await start(user)
	for (let question = 1; question <= 12; question++) {
		seeQuestion(question, 12)
		await user.tab()
		await user.tab()
		await user.tab()
		await user.tab()
		expect(document.activeElement).toBe(option('D'))
		await user.keyboard('{Enter}')
	}
	expect(heading().textContent).toBe('Deep Introvert')
})

test('keys answer a question only while the focus is inside it, and browser shortcuts never answer', async () => {
	const user = await openIntrovert()
	await start(user)
	act(() => heading().blur())
	await user.keyboard('a1')
	act(() => heading().focus())
	await user.keyboard('{Control>}1{/Control}{Alt>}d{/Alt}')
	seeQuestion(1, 12)
	option('B').focus()
	await user.keyboard('b')
	seeQuestion(2, 12)
})

test('a held key answers only one question, and so does a double click', async () => {
	const user = await openIntrovert()
	await user.dblClick(screen.getAllByRole('button', { name: /^Start/ })[0] ?? document.body)
	seeQuestion(1, 12)
	await user.keyboard('{1>5/}')
	seeQuestion(2, 12)
	await user.dblClick(option('B'))
	seeQuestion(3, 12)
	expect(screen.queryByText('Your answer so far')).toBeNull()
	const pressed = option('A')
	act(() => {
		for (let tap = 0; tap < 20; tap++) pressed.click()
	})
	seeQuestion(4, 12)
})

const tap = () =>
	fireEvent(option('A'), new PointerEvent('click', { bubbles: true, pointerType: 'touch' }))

test('of two taps before the next frame is painted, only the first answers a question', async () => {
	const user = await openIntrovert()
	await start(user)
	await waitFor(() => {
		tap()
		seeQuestion(2, 12)
	})
	tap()
	seeQuestion(2, 12)
})

test('Back shows the answer already given, and changing that answer changes the result and keeps the later answers', async () => {
	const user = await openIntrovert()
	await take(user, 'a'.repeat(12))
	expect(heading().textContent).toBe('Social Introvert')
	const entry: object = history.state
	for (let step = 12; step >= 1; step--) {
		goBackTo('/', { ...entry, step })
		seeQuestion(step, 12)
		expect(option('A').textContent).toContain('Your answer so far')
	}
	await user.keyboard('d')
	seeQuestion(2, 12)
	expect(option('A').textContent).toContain('Your answer so far')
	await user.keyboard('d'.repeat(11))
	expect(heading().textContent).toBe('Deep Introvert')
	// One start and one result, however often the visitor goes back.
	expect(told.map(([, name]) => name)).toEqual([
		'introvert_test_started',
		'introvert_test_completed',
	])
})

test('a history entry from before a reload leads to the intro, and a history entry of an anchor changes nothing', async () => {
	const user = await openIntrovert()
	await start(user)
	goBackTo('/#notes', null)
	seeQuestion(1, 12)
	goBackTo('/', { visit: 1, step: 7 })
	expect(screen.queryByRole('progressbar')).toBeNull()
	await start(user)
	seeQuestion(1, 12)
})

test('if Start is pressed before the script has loaded, the quiz starts once it has loaded', async () => {
	document.documentElement.dataset['started'] = ''
	await openIntrovert()
	seeQuestion(1, 12)
})

test.each([
	['aaaaaaaaadcc', 'Social Introvert', 'Medium, 4-6 hours', '60 of 100'],
	['bbbbbbbbcccc', 'Classic Introvert', 'Small, 2-4 hours', '40 of 100'],
	['dddddddccccc', 'Deep Introvert', 'Very Small, 1-2 hours', '20 of 100'],
])('the answers %s give the result %s', async (letters, type, battery, level) => {
	const user = await openIntrovert()
	await take(user, letters)
	expect(heading().textContent).toBe(type)
	await screen.findByText('the form')
	screen.getByText(battery)
	expect(heading().closest('section')?.textContent).toContain(level)
	// The advice for people in danger is visible; the method is collapsed.
	expect(screen.getByText('the care').closest('details')).toBeNull()
	expect(screen.getByText('the notes').closest('details')?.open).toBe(false)
})

test('the last answer shows the name of the result at once, and the other parts of the result afterwards', async () => {
	const user = await openIntrovert()
	await take(user, 'd'.repeat(11))
	let first: unknown
	const seen = new MutationObserver(() => {
		first ??= { name: heading().textContent, hasRest: screen.queryByText('the form') !== null }
	})
	seen.observe(document.body, { subtree: true, childList: true })
	await user.keyboard('d')
	seen.disconnect()
	expect(first).toMatchObject({ name: 'Deep Introvert' })
	await screen.findByText('the form')
})

test('a result close to another type is explained as a close call, with the points of each answer', async () => {
	const user = await openIntrovert()
	await take(user, 'bbbbbbbbcccc')
	await screen.findByText('the form')
	screen.getByText(/add up to 16 of 36/)
	screen.getByText(/close call.*it would say Social Introvert/)
	expect(screen.getAllByText('1 point')).toHaveLength(8)
	expect(screen.getAllByText('2 points')).toHaveLength(4)
})

test.each(pageLanguages)('the heading of the MBTI quiz contains “MBTI” (%s)', (language) => {
	expect(quizPage('mbtiTest', language).intro.title).toMatch(/\bMBTI\b/)
})

test('the MBTI quiz shows the name of the current part', async () => {
	const user = await openMbti()
	await start(user)
	seeQuestion(1, 24)
	screen.getByText('MBTI Assessment')
	await user.keyboard('b'.repeat(16))
	seeQuestion(17, 24)
	screen.getByText('Social Energy Analysis')
})

test(
	'a letter decided by a tie is explained as a close call with the other letter',
	{ tags: 'night' },
	async () => {
		const user = await openMbti()
		await take(user, 'aaddddddaaaabbbbdddddddd')
		expect(heading().textContent).toBe('ENTJ')
		await screen.findByRole('heading', { name: 'Four things to try' })
		expect(screen.getAllByText('Selective Socializer').length).toBeGreaterThan(0)
		screen.getByText(/two answers for E, two for I/)
		screen.getByText(/You tend to think first and speak/)
		const { labels } = quizPage('mbtiTest', 'en')
		const product = screen.getByRole('link', { name: new RegExp(labels.product) })
		expect([product.getAttribute('target'), product.getAttribute('href')]).toEqual([
			'_blank',
			'https://app',
		])
		expect(product.getAttribute('rel')).toContain('noopener')
	},
)
