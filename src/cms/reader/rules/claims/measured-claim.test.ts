import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Measure, measuredClaim, measures } from './measured-claim.ts'

const labels = {
	confirmedWeek: '7 days to {day}',
	testsFinished: 'up to {day}',
	loadTime: '{n} visits, 30 days to {day}',
}

function measured(measure: Measure | 'none', cases: number, text = '178 people', language = 'en') {
	const outcome = { value: measure === 'loadTime' ? 1.8 : cases, cases }
	const measurements = {
		until: '2026-11-29',
		confirmedWeek: outcome,
		testsFinished: outcome,
		loadTime: outcome,
	}
	return measuredClaim(text, { measure, threshold: 100 }, language, labels, measurements)
}

test('a measurement is shown only if its number of cases reaches the threshold, and never for an unbound claim', () => {
	fc.assert(
		fc.property(fc.constantFrom(...measures), fc.nat(1_000), (measure, cases) => {
			expect(measured(measure, cases) === null).toBe(cases < 100)
			expect(measured('none', cases)).toBeNull()
		}),
	)
})

test.each([
	['en', '1000+ people', '1,234 people', '7 days to 29 Nov 2026'],
	['de', '178 Menschen', '1.234 Menschen', '7 days to 29.11.2026'],
	['pt', '178 pessoas', '1.234 pessoas', '7 days to 29 de nov. de 2026'],
	['es', '178 personas', '1234 personas', '7 days to 29 nov 2026'],
])(
	'the number and the day of a measurement are written in the format of the language %s',
	(language, text, shown, source) => {
		expect(measured('confirmedWeek', 1234, text, language)).toEqual({ text: shown, source })
	},
)

test('a load time is shown to a tenth of a second, and its source states the number of visits', () => {
	const found = measured('loadTime', 1200, 'Drei von vier warten höchstens 2,5 Sekunden', 'de')
	expect(found).toEqual({
		text: 'Drei von vier warten höchstens 1,8 Sekunden',
		source: '1.200 visits, 30 days to 29.11.2026',
	})
})

test('a claim shows no measurement if its text has no number or the site has no measurements', () => {
	expect(measured('confirmedWeek', 500, 'Better planning')).toBeNull()
	const bound = { measure: 'loadTime', threshold: 1 } as const
	expect(measuredClaim('2 s', bound, 'en', labels, undefined)).toBeNull()
	const nothing = { confirmedWeek: null, testsFinished: null }
	const empty = { until: '2026-11-29', ...nothing, loadTime: null }
	expect(measuredClaim('2 s', bound, 'en', labels, empty)).toBeNull()
})
