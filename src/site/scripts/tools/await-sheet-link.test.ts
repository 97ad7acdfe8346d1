import { expect, test, vi } from 'vitest'
import { formatSheetLink } from '#site/two-sheets/rules/sheet-link.ts'
import type { Sheet } from '#site/two-sheets/rules/sheet.ts'
import { awaitSheetLink } from './await-sheet-link.ts'

const sheet: Sheet = {
	size: 'twoHours',
	costsMost: 'arriving',
	fills: 'eveningAlone',
	firstSign: 'asksNothing',
	wayBack: 'oneNight',
	toHear: 'shallWeGo',
}
const both = { first: sheet, second: sheet, arrivalHour: 19 } as const

/** Whether the words of the opening screen are hidden on a page opened with this fragment. */
function isOpening(fragment: string): boolean {
	const dataset: DOMStringMap = {}
	vi.stubGlobal('location', { hash: fragment && `#${fragment}` })
	vi.stubGlobal('document', { documentElement: { dataset } })
	awaitSheetLink()
	return 'opening' in dataset
}

test.each([
	formatSheetLink({ kind: 'own', sheet }),
	formatSheetLink({ kind: 'sent', sheet }),
	formatSheetLink({ kind: 'joint', viewer: 'first', ...both }),
	formatSheetLink({ kind: 'joint', viewer: 'second', ...both }),
])('a page opened with the link %s waits for its island', (fragment) => {
	expect(isOpening(fragment)).toBe(true)
})

test.each(['', 'main', '2s256cfe'])(
	'a page opened with the fragment "%s" shows its start screen',
	(fragment) => {
		expect(isOpening(fragment)).toBe(false)
	},
)
