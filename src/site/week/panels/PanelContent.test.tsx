import { cleanup, render, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { CalendarControl } from '#site/week/calendar/useCalendar.ts'
import { useOffer } from '#site/week/useOffer.ts'
import { type Tool, ToolContext } from '#site/week/useTool.ts'
import { weekWords } from '#site/week/week-words.ts'
import { examplePlans } from '#site/week/rules/example-plans.ts'
import { decodeWeek, encodeWeek } from '#site/week/rules/link.ts'
import { emptyPlan, type WeekPlan } from '#site/week/rules/plan.ts'
import { newPlanner, nextPlanner, type Planner } from '#site/week/rules/planner.ts'
import type { PageLanguage } from '#site-map/languages.ts'
import { words as wordsOf } from '#cms/reader/entries.ts'
import { PanelContent } from './PanelContent.tsx'

const wordsIn = (language: PageLanguage) =>
	[language, weekWords(wordsOf('week', language), language)] as const
const languages = [wordsIn('en'), wordsIn('de'), wordsIn('pt')] as const

const calendar: CalendarControl = {
	state: { step: 'idle' },
	change: vi.fn<CalendarControl['change']>(),
	loaded: undefined,
	open: vi.fn<CalendarControl['open']>(),
	close: vi.fn<CalendarControl['close']>(),
	postpone: undefined,
	unsorted: [],
	monday: undefined,
}

type Shown = Pick<Tool, 'language' | 'words'> & { state: Planner }

function Shown({ state, ...props }: Shown) {
	const tool = {
		...props,
		dispatch: vi.fn<Tool['dispatch']>(),
		trackStep: vi.fn<Tool['trackStep']>(),
		heading: null,
		sayNo: { label: 'Say no', href: '/say-no' },
		sender: ['Innervolt', 'innervolt.example/week'] as const,
	}
	const offer = useOffer(state, calendar.monday)
	return (
		<ToolContext value={tool}>
			<PanelContent {...{ state, calendar, offer }} />
		</ToolContext>
	)
}

/** The text of the panel on each day from Monday to Sunday. On Sundays the next week is planned. */
async function saidEachDay(plan: WeekPlan, [language, words]: (typeof languages)[number]) {
	const said: string[] = []
	for (const date of ['23', '24', '25', '26', '27', '28', '29']) {
		vi.setSystemTime(new Date(`2026-11-${date}T12:00`))
		const { container } = render(
			<Shown
				{...{ language, words }}
				state={nextPlanner(newPlanner, { type: 'plan replaced', plan })}
			/>,
		)
		await waitFor(() => expect(container.querySelector('[class*=searching]')).toBeNull())
		said.push(container.textContent)
		cleanup()
	}
	return said
}

beforeEach(() => {
	vi.useFakeTimers({ toFake: ['Date'] })
})

test.each(languages)(
	'the panel says the same about each example week whatever day it is today, in %s',
	async (...of) => {
		for (const plan of Object.values(examplePlans)) {
			const said = await saidEachDay(plan, of)
			expect(new Set(said).size).toBe(1)
			expect(said[0]).toContain(of[1].result.ideaTitle)
			const opened = decodeWeek(encodeWeek(plan))
			expect(await saidEachDay(typeof opened === 'string' ? emptyPlan : opened, of)).toEqual(said)
		}
	},
)

test.each(languages)('the panel says that a low evening has passed, in %s', async (...of) => {
	const { result } = of[1]
	const sentence = {
		en: 'Thursday is over. Next week, start with the call.',
		de: 'Donnerstag ist vorbei. Nimm dir nächste Woche zuerst den Videoanruf vor.',
		pt: 'A quinta já passou. Na próxima semana, comece revendo a ligação.',
	}[of[0]]
	const said = await saidEachDay({ ...examplePlans.example, isUndated: false }, of)
	const over = said.map((text) => text.includes(sentence))
	expect(over).toEqual([false, false, false, false, true, true, false])
	for (const text of said) expect(text).not.toContain(result.nothingHelps)
})

test('once the lowest evening has passed, a change is offered for the lowest evening to come', async () => {
	const party = { part: 'evening', kind: 'party', people: 'many', hours: 8 } as const
	const events = ([0, 0, 5] as const).map((day) => ({ ...party, day }))
	const plan = { ...emptyPlan, events: [...events, { ...party, day: 5, hours: 2 } as const] }
	const said = await saidEachDay(plan, languages[0])
	for (const text of said.slice(1, 6)) {
		expect(text).toMatch(/^Lowest evening.*Monday/)
		expect(text).toContain('Monday is over. Next week, start with the party.')
		expect(text).toContain('The smallest change that helps')
		expect(text).toMatch(/party on Saturday.*\. Saturday would end at about \d+\./)
	}
})

test('the panel says that the week starts low only if the charge on Monday is low', async () => {
	const { result } = languages[0][1]
	const quiet = { day: 0, part: 'morning', kind: 'quiet', people: 'one', hours: 1 } as const
	const [low] = await saidEachDay({ ...emptyPlan, start: 0, events: [quiet] }, languages[0])
	expect(low).toContain(result.nothingHelps)
	const party = { day: 0, part: 'evening', kind: 'party', people: 'many', hours: 8 } as const
	const events = Array.from({ length: 12 }, () => party)
	const [full] = await saidEachDay({ ...emptyPlan, events }, languages[0])
	expect(full).toContain(result.tooMuch)
})
