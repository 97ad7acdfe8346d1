import { render } from '@testing-library/react'
import { type ComponentProps, createRef } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Box } from './lines.ts'
import { PageFrame } from './PageFrame.tsx'

type Props = ComponentProps<typeof PageFrame>

beforeEach(async () => await page.viewport(1280, 800))
afterEach(() => document.documentElement.style.removeProperty('font-size'))

const lineAt = (left: number, top: number): Box => ({
	left,
	top,
	right: left + 200,
	bottom: top + 40,
})

/** The frame with one sentence, which is open. */
function frameWith(line: Box) {
	const range = document.createRange()
	const sentence = { address: 'a.yaml:title', range, element: document.body }
	// oxlint-disable-next-line no-unsafe-type-assertion -- The frame uses only these parts.
	const state = {
		address: { language: 'en' },
		catalog: null,
		drafts: {},
		name: 'Page',
	} as Props['state']
	return (
		<PageFrame
			view={{ width: 1280, theme: 'light' }}
			path="about:blank"
			page={{
				frame: createRef(),
				sentences: [{ sentence, lines: [line] }],
				texts: [],
				hidden: [],
				openedIndex: 0,
				pressed: null,
				open: () => undefined,
				height: 4000,
				listed: [],
				isRead: true,
				isBroken: false,
				handleLoad: () => undefined,
				measure: () => undefined,
			}}
			{...{ state }}
		>
			<p data-testid="field">Field</p>
		</PageFrame>
	)
}

const item = () => page.getByRole('listitem').element().getBoundingClientRect()
const pane = () => page.getByRole('list').element().parentElement?.getBoundingClientRect()

test('an open sentence stays in view when fonts or pictures above it load and move it', async () => {
	const { rerender } = render(frameWith(lineAt(40, 1500)))
	await expect.poll(() => item().bottom <= (pane()?.bottom ?? 0)).toBe(true)
	rerender(frameWith(lineAt(40, 3000)))
	await expect.poll(() => item().bottom <= (pane()?.bottom ?? 0)).toBe(true)
})

test('on a phone an open sentence is in the upper half of the window, because the field covers the lower half', async () => {
	await page.viewport(390, 800)
	render(frameWith(lineAt(40, 1500)))
	await expect.poll(() => item().bottom < 400).toBe(true)
})

test.each(['16px', '32px'])(
	'the field of a sentence fits into the pane at a text size of %s',
	async (size) => {
		document.documentElement.style.fontSize = size
		render(frameWith(lineAt(1000, 100)))
		await expect
			.poll(() => page.getByTestId('field').element().getBoundingClientRect().right)
			.toBeLessThanOrEqual(pane()?.right ?? 0)
	},
)
