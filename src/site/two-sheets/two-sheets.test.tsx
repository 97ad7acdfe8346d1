import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { blocksOf, toolPages } from '#site/seo/props/block-pages.ts'
import { goBackTo } from '#testing/islands/open-panel.tsx'

const told: unknown[][] = []

beforeEach(() => {
	// Forgets the reports of earlier tests, as a newly opened page does.
	vi.resetModules()
	document.documentElement.lang = 'en'
	told.length = 0
	vi.stubGlobal('gtag', (...args: unknown[]) => told.push(args))
	vi.stubGlobal('print', () => undefined)
})

async function open(fragment = '') {
	history.replaceState(null, '', `/two-sheets${fragment}`)
	const { TwoSheets } = await import('./TwoSheets.tsx')
	const [tool] = toolPages().flatMap((page) => blocksOf(page, 'twoSheets'))
	if (tool === undefined) throw new Error('The page of Two sheets has no tool.')
	render(
		<TwoSheets language="en" words={tool.texts} notLoaded={tool.notLoaded}>
			<p>the guide</p>
		</TwoSheets>,
	)
	return userEvent.setup()
}

type User = Awaited<ReturnType<typeof open>>

const heading = () => screen.getByRole('heading', { level: 1 })
const press = async (user: User, name: string | RegExp) =>
	await user.click(screen.getByRole('button', { name }))

function see(title: string) {
	expect(heading().textContent).toBe(title)
	expect(document.activeElement).toBe(heading())
}

const mine = [
	'Two hours',
	'Big tables',
	'An evening alone',
	'I look at my phone',
	'One night',
	'“Shall we go?”',
]

async function answerAll(user: User, last: string) {
	for (const [index, choice] of mine.entries()) {
		screen.getByText(`Question ${index + 1} of 6`)
		await user.click(screen.getByRole('radio', { name: choice }))
		await press(user, index === 5 ? last : 'Next')
	}
}

test('the first question has no Back button, and pressing Next without a choice asks for one', async () => {
	const user = await open()
	screen.getByText('the guide')
	await press(user, 'Answer the six questions')
	see('How long can you be around people before you’d rather go home?')
	expect(screen.queryByText('the guide')).toBeNull()
	expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
	await press(user, 'Next')
	screen.getByText('Choose one answer to go on.')
	const group = screen.getByRole('radiogroup')
	expect(group.getAttribute('aria-invalid')).toBe('true')
	expect(document.activeElement).toBe(screen.getAllByRole('radio')[0])
	await user.keyboard(' ')
	expect(screen.queryByText('Choose one answer to go on.')).toBeNull()
})

test('six answers make a sheet, and the address becomes its link', async () => {
	const user = await open()
	await press(user, 'Answer the six questions')
	await answerAll(user, 'Done')
	see('Your sheet is ready to send.')
	expect(location.hash).toMatch(/^#1m[\da-z]{6}$/)
	expect(screen.getAllByText('An evening alone').length).toBeGreaterThan(0)
	const own = location.hash
	const { state } = history

	await press(user, 'Change: Fills')
	see('What fills you up again?')
	expect(screen.getByRole('radio', { name: 'An evening alone' })).toHaveProperty('checked', true)
	await user.click(screen.getByRole('radio', { name: 'Being outside' }))
	await press(user, 'Done')
	see('Your sheet is ready to send.')
	expect(location.hash).not.toBe(own)
	expect(screen.getAllByText('Being outside').length).toBeGreaterThan(0)

	// The address, which has the first sheet, takes precedence over the state of the history entry.
	goBackTo(`/two-sheets${own}`, state)
	expect(screen.getAllByText('An evening alone').length).toBeGreaterThan(0)
	expect(screen.queryByText('Being outside')).toBeNull()
})

test('the link of a visitor’s own sheet opens the sheet again', async () => {
	await open('#1m256c0d')
	expect(heading().textContent).toBe('Your sheet is ready to send.')
})

test('a received sheet is hidden until the visitor’s own sheet is filled in; then both are on one page', async () => {
	const user = await open('#1s256cfe')
	expect(heading().textContent).toBe('Someone has filled in a sheet for you two.')
	expect(screen.queryByText('Being outside')).toBeNull()
	await press(user, 'Fill in mine')
	await answerAll(user, 'See our page')
	expect(heading().textContent).toMatch(/alike|different/i)
	screen.getByText(/^They have not seen this page yet\./)
	const link = location.hash
	expect(link).toMatch(/^#1k/)
	await user.selectOptions(screen.getByRole('combobox', { name: 'If we arrive at' }), '20:00')
	expect(location.hash).not.toBe(link)
	screen.getByText(/^Leave at 22:00\. It is the same for both of you\./)
})

test('each step is reported to analytics once, without the contents of a link', async () => {
	const user = await open('#1s256cfe')
	await press(user, 'Fill in mine')
	await answerAll(user, 'See our page')
	for (const name of ['Print', /^Copy the link/, 'Print']) await press(user, name)
	const steps = ['answered', 'joined', 'printed', 'linked']
	expect(told).toEqual([
		['event', 'tool_opened', { tool: 'two_sheets' }],
		...steps.map((step) => ['event', 'tool_used', { tool: 'two_sheets', step }]),
	])
})

test('a QR code of the link can be shown and hidden again', async () => {
	const user = await open('#1m256c0d')
	await press(user, 'Show a QR code')
	await screen.findByRole('img', { name: 'QR code with the link' })
	await press(user, 'Hide the QR code')
	expect(screen.queryByRole('img', { name: 'QR code with the link' })).toBeNull()
})

test('an incomplete link shows the start with an explanation, until the visitor begins', async () => {
	const user = await open('#1s256cxx')
	expect(screen.getByRole('alert').textContent).toContain('That link is not complete')
	await press(user, 'Answer the six questions')
	expect(screen.queryByRole('alert')).toBeNull()
	expect(location.hash).toBe('')
})

test('300 random fragments all show the start screen', async () => {
	await open()
	const letters = ['0', '1', 'j', 'k', 'm', 's', 'z', '<', '>', '"', '%', '&', '/', ' ', 'ä', '😀']
	for (let run = 0; run < 300; run++) {
		const length = 1 + Math.floor(Math.random() * 16)
		const fragment = Array.from(
			{ length },
			() => letters[Math.floor(Math.random() * letters.length)],
		).join('')
		goBackTo(`/two-sheets#${fragment}`, null)
		expect([fragment, heading().textContent]).toEqual([
			fragment,
			'Two sheets, two social batteries',
		])
		expect(document.querySelector('h1 *, [role=alert] *')).toBeNull()
	}
})

test('an anchor in the address, such as the skip link’s, leaves the open sheet unchanged', async () => {
	await open('#1m256c0d')
	const anchor = document.createElement('main')
	anchor.id = 'main'
	document.body.append(anchor)
	goBackTo('/two-sheets#main', null)
	expect(heading().textContent).toBe('Your sheet is ready to send.')
	expect(location.hash).toBe('#1m256c0d')
})

test('a press on Start before the script has loaded takes effect after loading', async () => {
	document.documentElement.dataset['started'] = ''
	document.documentElement.dataset['opening'] = ''
	await open()
	screen.getByText('Question 1 of 6')
	expect(document.documentElement.dataset['opening']).toBeUndefined()
})
