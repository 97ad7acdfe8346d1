import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { examplePlan } from '#site/week/rules/example-plan.ts'
import { decodeWeek, encodeWeek } from '#site/week/rules/link.ts'
import { emptyPlan } from '#site/week/rules/plan.ts'
import { pages } from '#site-map/pages.ts'
import { blocksOf, toolPages } from '#site/seo/props/block-pages.ts'
import { readInWorker } from './calendar/read-in-worker.ts'
import { icsOf, meeting, readHere, zipOf } from '#testing/islands/calendar-files.ts'
import { Week } from './Week.tsx'

// happy-dom has no workers, so files are read in the page.
vi.mock('./calendar/read-in-worker.ts', () => ({ readInWorker: vi.fn<typeof readInWorker>() }))

const told: unknown[][] = []

let isFollowing = false

function follow(fragment: string) {
	history.replaceState(null, '', `/week${fragment}`)
	isFollowing = true
	act(() => void dispatchEvent(new Event('hashchange')))
	isFollowing = false
}

/** Drops the `hashchange` event that happy-dom, unlike browsers, also fires for changes by the History API. */
function dropOwnEvent(event: Event) {
	if (!isFollowing) event.stopImmediatePropagation()
}

beforeEach(() => {
	// Before the island's listener.
	addEventListener('hashchange', dropOwnEvent)
	told.length = 0
	vi.stubGlobal('gtag', (...args: unknown[]) => told.push(args))
	// Today is the Sunday before the week of the example calendars.
	vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T15:00:00+01:00') })
	vi.mocked(readInWorker).mockImplementation(readHere)
})

afterEach(() => removeEventListener('hashchange', dropOwnEvent))

const example = `#${encodeWeek(examplePlan)}`

function islandIn(language: 'en' | 'de' | 'pt') {
	const page = toolPages().find(({ head }) => head.path === pages.week[language])
	const [tool] = page === undefined ? [] : blocksOf(page, 'planner')
	if (tool === undefined) throw new Error('The page of Your week has no tool.')
	return tool.island
}

function open(fragment = '', language: 'en' | 'de' | 'pt' = 'en') {
	history.replaceState(null, '', `/week${fragment}`)
	const { container } = render(<Week {...islandIn(language)} />)
	return { user: userEvent.setup(), container }
}

/** Opens the example on the Monday of the tests' week, because changes are suggested for future days only. */
function openExample() {
	vi.setSystemTime(new Date('2026-11-23T08:00:00'))
	return open(example)
}

type User = ReturnType<typeof open>['user']

const panel = () => screen.getByRole('region', { name: 'Result and changes' })
const square = (name: string | RegExp) =>
	within(screen.getByRole('grid')).getByRole('button', { name })
const target = () => square(/^(Suggestion. )?Tuesday afternoon/)
const move = () => screen.queryByRole('button', { name: 'Move the call' })
const week = (name: RegExp) => screen.getByRole('option', { name })
const evenings = () => screen.getByRole('list', { name: /^Forecast/ })
const evening = (day: string) =>
	within(evenings())
		.getAllByRole('listitem')
		.find(({ textContent }) => textContent.includes(day))?.textContent
const press = async (user: User, name: string | RegExp) =>
	await user.click(screen.getByRole('button', { name }))

async function seeHeading(name: string) {
	const heading = await within(panel()).findByRole('heading', { name })
	await waitFor(() => expect(document.activeElement).toBe(heading))
}

test('an empty week asks for a plan, and choosing a square and a kind of event changes the forecast', async () => {
	const { user } = open()
	screen.getByText('Add a plan and watch the windows change.')
	await user.click(square('Thursday evening: nothing planned'))
	await seeHeading('Thursday evening')
	await press(user, 'Party')
	expect(evening('Thursday')).toContain('79, likely 73 to 86')
	await user.click(screen.getByRole('radio', { name: 'Many' }))
	await user.click(screen.getByRole('radio', { name: 'Half day' }))
	expect(panel().textContent).toContain('Takes about 42')
})

test('a planned event is moved, shortened, declined, deleted and brought back', async () => {
	const { user } = open()
	await user.click(square('Thursday evening: nothing planned'))
	await press(user, 'Party')
	await user.click(screen.getByRole('radio', { name: 'Half day' }))
	await press(user, 'Move')
	await user.click(square(/^Move it here. Tuesday afternoon/))
	square(/^Tuesday afternoon: party/)
	await press(user, 'Shorten')
	await press(user, 'Decline')
	const words = screen.getByRole('link', { name: 'Find the words for it: Say no' })
	expect(words.getAttribute('href')).toMatch(/#who=\w+&what=party$/)
	await press(user, 'Undo')
	await user.click(square(/^Tuesday afternoon: party/))
	await press(user, 'Delete')
	square('Tuesday afternoon: nothing planned')
	await press(user, 'Undo')
	square(/^Tuesday afternoon: party/)
})

test('the smallest change is offered, made with one press, announced, and undone', async () => {
	const { user } = openExample()
	expect(panel().textContent).toContain('Move the call from Thursday to Tuesday afternoon.')
	await press(user, 'Another idea')
	await screen.findByText('Another change that helps')
	for (let idea = 0; idea < 6 && move() === null; idea++) await press(user, 'Another idea')
	await press(user, 'Move the call')
	await seeHeading('Thursday')
	screen.getByText(
		'The call is on Tuesday afternoon now. Lowest evening: Thursday, about 35 of 100.',
	)
	await press(user, 'Undo')
	expect(evening('Thursday')).toContain('18')
})

test('a suggested move is shown in its new square, with its cost, only while it is suggested', async () => {
	const { user } = openExample()
	await screen.findByRole('button', { name: 'Move the call' })
	expect(target().textContent).toBe('−19')
	expect(target().getAttribute('aria-label')).toBe(
		'Suggestion. Tuesday afternoon: call, takes about 19 points',
	)
	await user.click(target())
	expect(target().textContent).toBe('')
	await press(user, 'Close')
	await press(user, 'Move the call')
	expect(target().getAttribute('aria-label')).toBe('Tuesday afternoon: call, takes about 19 points')
})

test('the windows of an empty week show no forecast range', () => {
	const { container } = open()
	for (const blinds of container.querySelectorAll('ol .forecast-window')) {
		const [half, closed] = ['open-slats', 'slats'].map((name) =>
			blinds.querySelector(`[fill="url(#paint-${name})"]`)?.getAttribute('height'),
		)
		expect(half).toBe(closed)
	}
})

test('an event can be added and moved by keyboard alone', async () => {
	const { user } = open()
	act(() => square(/^Monday morning/).focus())
	await user.keyboard('{ArrowRight}{ArrowDown}')
	expect(document.activeElement).toBe(square(/^Tuesday afternoon/))
	await user.keyboard('{Enter}')
	await seeHeading('Tuesday afternoon')
	await user.keyboard('{Escape}')
	expect(document.activeElement).toBe(square(/^Tuesday afternoon/))
	await user.keyboard('{Enter}')
	await user.tab()
	await user.tab()
	await user.keyboard('{Enter}')
	await seeHeading('Meeting, Tue afternoon')
	act(() => screen.getByRole('button', { name: 'Move' }).focus())
	await user.keyboard('{Enter}')
	expect(document.activeElement).toBe(square(/Tuesday afternoon/))
	await user.keyboard('{End}{ArrowUp}{Enter}{Escape}')
	expect(document.activeElement).toBe(square('Sunday morning: meeting, takes about 9 points'))
	const stops = screen.getByRole('grid').querySelectorAll('button:not([tabindex="-1"])')
	expect(stops).toHaveLength(1)
})

test('a changed cost changes the forecast and the address, and each cost has an accessible name', async () => {
	const { user, container } = openExample()
	await press(user, 'Party: one more')
	expect(evening('Thursday')).toContain('17')
	await press(user, 'Energy on Monday morning: one less')
	const plan = { ...examplePlan, start: 87, costs: { party: 21 } }
	await waitFor(() => expect(location.hash).toBe(`#${encodeWeek(plan)}`))
	await user.click(square(/^Thursday evening/))
	for (const name of ['Party', 'Energy on Monday morning', /^Your points for/])
		screen.getByRole('status', { name })
	expect(container.querySelector('output:not([aria-label])')).toBeNull()
})

test('a damaged link shows a message, and the week is kept', async () => {
	const { user } = openExample()
	expect(evening('Thursday')).toContain('18')
	follow('#w=1zz000')
	expect(screen.getByRole('alert').textContent).toContain('This link does not open.')
	expect(evening('Thursday')).toContain('18')
	await press(user, 'Continue')
	await within(panel()).findByRole('heading', { name: 'Thursday' })
	expect(screen.queryByRole('alert')).toBeNull()
})

test('opening the tool and each kind of step are reported to analytics once, without data about the week', async () => {
	const { user } = open(`#${encodeWeek({ ...emptyPlan, start: 60 })}`)
	for (const day of ['Monday', 'Tuesday']) {
		await user.click(square(new RegExp(`^${day} evening`)))
		await press(user, 'Dinner')
		await press(user, 'Done')
	}
	expect(told).toEqual([
		['event', 'tool_opened', { tool: 'week' }],
		['event', 'tool_used', { tool: 'week', step: 'planned' }],
	])
})

const calendars = ['google-work', 'google-private', 'yahoo-without-end', 'proton'].map(
	(name) => new File([readFileSync(`testing/calendars/${name}.ics`, 'utf8')], `${name}.ics`),
)

async function choose(user: User, container: HTMLElement, files: readonly File[]) {
	const field = container.querySelector<HTMLInputElement>('input[type=file]')
	await user.upload(field ?? container, [...files])
}

function drop(file: File) {
	const dataTransfer = { types: ['Files'], files: [file] }
	fireEvent.dragOver(document.body, { dataTransfer })
	fireEvent.drop(document.body, { dataTransfer })
}

const dinner = 'UID:4\r\nSUMMARY:Dinner\r\nDTSTART:20261124T190000\r\nDTEND:20261124T210000'

test('entries of several calendars are sorted into kinds of event, and the visitor is asked about unknown entries', async () => {
	const { user, container } = open(example)
	await choose(user, container, calendars)
	await seeHeading('13 of 15 entries sorted')
	expect(panel().textContent).toContain('For 2 the words were not enough.')
	square(/^Tuesday evening: dinner/)
	await press(user, 'Sort the 2')
	await seeHeading('What is this? 1 of 2')
	expect(panel().textContent).toContain('“L.”')
	await press(user, 'One friend')
	expect(panel().textContent).toContain('“Pick up parcel”')
	await press(user, 'Leave it out')
	await seeHeading('Saturday')
	square(/^Wednesday morning: meeting and one friend/)
	expect(told).toContainEqual(['event', 'tool_used', { tool: 'week', step: 'calendar_read' }])
	await waitFor(() => expect(decodeWeek(location.hash)).not.toHaveProperty('isUndated'))
})

test(
	'the visitor can choose another week, and postpone or skip questions',
	{ tags: 'night' },
	async () => {
		const { user } = open()
		const [work, , yahoo] = await Promise.all(calendars.map((file) => file.text()))
		drop(zipOf({ 'google-work.ics': work ?? '', 'yahoo-without-end.ics': yahoo ?? '' }))
		await seeHeading('8 of 10 entries sorted')
		await user.selectOptions(
			screen.getByLabelText(/^Which week/),
			week(/^(?:30 November|November 30)\b.*\(5\)$/),
		)
		await seeHeading('5 of 5 entries sorted')
		square(/^Tuesday morning: meeting/)
		await user.selectOptions(screen.getByLabelText(/^Which week/), week(/\(10\)$/))
		await press(user, 'Sort the 2')
		await seeHeading('What is this? 1 of 2')
		drop(new File(['no calendar'], 'photo.ics'))
		await screen.findByText('That is not a calendar file.')
		await press(user, 'Back to the week')
		await seeHeading('What is this? 1 of 2')
		await user.keyboard('{Escape}')
		await seeHeading('8 of 10 entries sorted')
		await press(user, 'Leave them out')
		expect(panel().textContent).toContain('Lowest evening')
	},
)

test.each([
	['package.json', '{}', 'That is not a calendar file.'],
	['empty.ics', 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n', 'There are no entries in this file.'],
])(
	'opening %s, which has no calendar entries, shows a message and leaves the week unchanged',
	async (name, text, sentence) => {
		const { user } = openExample()
		const before = evenings().textContent
		drop(new File([text], name))
		await seeHeading(sentence)
		const alert = screen.getByRole('alert')
		expect(alert.textContent).toContain(name)
		expect(alert.textContent).toContain('Nothing was read and nothing has changed.')
		screen.getByText('Choose the .zip here without unpacking it.', { exact: false })
		expect(evenings().textContent).toBe(before)
		expect(location.hash).toBe(example)
		await press(user, 'Back to the week')
		await seeHeading('Thursday')
	},
)

test(
	'files can still be dropped and read after the page has been rendered again',
	{ tags: 'night' },
	async () => {
		const { user } = openExample()
		await press(user, 'Another idea')
		drop(new File([icsOf(dinner)], 'one.ics'))
		await seeHeading('1 of 1 entry sorted')
		expect(screen.getByText('one.ics')).toBeDefined()
	},
)

test.each([
	[
		'en',
		'4 entries could not be read and are left out.',
		'One file in the .zip is no calendar and is not read.',
	],
	[
		'de',
		'4 Einträge sind nicht lesbar und fehlen.',
		'Eine Datei in der .zip-Datei ist kein Kalender und wird nicht gelesen.',
	],
	[
		'pt',
		'4 compromissos não puderam ser lidos e ficaram de fora.',
		'Um arquivo do .zip não é um calendário e não foi lido.',
	],
] as const)(
	'in %s the page says how many entries and files are left out',
	async (language, ...said) => {
		open('', language)
		const text = icsOf(
			'UID:1\r\nSUMMARY:Alpha',
			'UID:2\r\nSUMMARY:Beta\r\nDTSTART:',
			'UID:3\r\nSUMMARY:Gamma\r\nDTSTART:20261301T090000',
			'UID:5\r\nSUMMARY:Delta\r\nDTSTART:20261101T000000Z\r\nRRULE:FREQ=MINUTELY',
			dinner,
		)
		drop(zipOf({ 'a.ics': text, 'b.ics': 'Subject,Start' }))
		for (const sentence of said) await screen.findByText(sentence)
	},
)

test(
	'entries beyond the limit are counted, unsorted entries are marked, and opening the example closes the calendar',
	{ tags: 'night' },
	async () => {
		const { user } = open()
		const unknown = 'UID:u\r\nDTSTART:20261124T120000Z\r\nSUMMARY:Xq'
		const meetings = Array.from({ length: 125 }, (_, index) => meeting(index))
		drop(new File([icsOf(...meetings, unknown)], 'full.ics'))
		await screen.findByText('This page plans 120 entries a week; 5 more are left out.')
		expect(screen.getByRole('grid').textContent).toContain('?')
		await press(user, 'See an example week')
		await waitFor(() => expect(panel().textContent).not.toContain('sorted'))
		expect(screen.getByRole('grid').textContent).not.toContain('?')
	},
)

test('opening the link of another week closes the imported calendar and removes its questions and marks', async () => {
	const { user, container } = open()
	await choose(user, container, calendars)
	await seeHeading('13 of 15 entries sorted')
	expect(screen.getByRole('grid').textContent).toContain('?')
	follow(example)
	expect(panel().textContent).not.toContain('sorted')
	expect(screen.getByRole('grid').textContent).not.toContain('?')
})

test('while a calendar is being read, the panel says so, and the reading can be stopped', async () => {
	const { user } = openExample()
	let isStopped = false
	vi.mocked(readInWorker).mockImplementation((_request, signal) => {
		signal.addEventListener('abort', () => (isStopped = true))
		return new Promise(() => {})
	})
	drop(new File([icsOf(dinner)], 'slow.ics'))
	await seeHeading('Reading slow.ics')
	screen.getByRole('progressbar', { name: 'Reading slow.ics' })
	await press(user, 'Stop')
	await seeHeading('Thursday')
	await waitFor(() => expect(isStopped).toBe(true))
})
