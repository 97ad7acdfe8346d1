import { render } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type EditorProps, TextEditor } from './TextEditor.tsx'

type Given = Partial<EditorProps> & { readonly value: string }

function Example({ value: initial, onChange, ...props }: Given) {
	const [value, setValue] = useState(initial)
	return (
		<>
			<button type="button" onClick={() => setValue(initial)}>
				Original
			</button>
			<TextEditor
				label="Text"
				language="en"
				{...props}
				value={value}
				onChange={(text) => {
					setValue(text)
					onChange?.(text)
				}}
			/>
		</>
	)
}

const days = (text: string) =>
	[...text.matchAll(/\{days\}/g)].map(({ index }) => ({
		start: index,
		end: index + 6,
		label: '7',
		isButton: true,
	}))

async function open(given: Given) {
	const typed: string[] = []
	const atEnd = { anchor: Infinity, head: Infinity }
	const { unmount } = render(
		<Example start={atEnd} findChips={days} {...given} onChange={(text) => typed.push(text)} />,
	)
	const field = page.getByRole('textbox', { name: 'Text' })
	await expect.element(field).toHaveAttribute('contenteditable', 'true')
	await expect.poll(() => field.element().matches(':focus')).toBe(true)
	return { field, text: () => typed.at(-1), unmount }
}

function paste(element: Element, text: string, html = '') {
	const clipboardData = new DataTransfer()
	clipboardData.setData('text/plain', text)
	clipboardData.setData('text/html', html)
	element.dispatchEvent(
		new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true, composed: true }),
	)
}

test('the cursor skips a chip as a whole, Backspace deletes it as a whole, and undo brings it back', async () => {
	const { field, text } = await open({ value: 'In {days}' })
	await expect.element(field).toHaveTextContent('In 7')
	await userEvent.keyboard('{ArrowLeft}x{ArrowRight}{Backspace}')
	expect(text()).toBe('In x')
	await userEvent.keyboard('{Control>}z{/Control}')
	expect(text()).toBe('In x{days}')
})

test('Alt with an arrow key moves a chip over one word at a time', async () => {
	const { text } = await open({ value: 'In a few {days}' })
	await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}')
	expect(text()).toBe('In a {days}few ')
	await userEvent.keyboard('{Alt>}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowRight}{/Alt}')
	expect(text()).toBe('In{days} a few ')
})

test('a text field that is focused by a script accepts typing', { tags: 'night' }, async () => {
	const { field, text } = await open({ value: 'One', id: 'field' })
	await userEvent.click(page.getByRole('button'))
	document.getElementById('field')?.focus()
	await expect.poll(() => field.element().matches(':focus')).toBe(true)
	await userEvent.keyboard('!')
	expect(text()).toContain('!')
})

test('clicking a chip reports its position', async () => {
	const pressed: unknown[] = []
	const { field } = await open({ value: 'In {days}', onPress: (chip) => pressed.push(chip.start) })
	await field.getByText('7').click()
	expect(pressed).toEqual([3])
})

test('a single-line field contains no line breaks: Enter ends the input, and pasted line breaks become spaces', async () => {
	let ended = 0
	const { field, text } = await open({ value: 'One', isLine: true, onEnter: () => (ended += 1) })
	await userEvent.keyboard('{Enter}{Shift>}{Enter}{/Shift}')
	expect([ended, text()]).toEqual([2, undefined])
	paste(field.element(), ' two \r\n\n three')
	expect(text()).toBe('One two three')
})

test('Enter begins a new paragraph, or in a list a new item, and Enter in an empty item ends the list', async () => {
	const { text } = await open({ value: 'One' })
	await userEvent.keyboard('{Enter}- Two{Enter}Three{Enter}{Enter}Four{Shift>}{Enter}{/Shift}more')
	expect(text()).toBe('One\n\n- Two\n- Three\n\nFour\nmore')
})

test('text typed, pasted or joined next to the tag of a block gets its own line, in one step of undo', async () => {
	const { field, text } = await open({ value: '{% pull %}\nOne\n{% /pull %}' })
	await userEvent.keyboard('Two')
	expect(text()).toBe('{% pull %}\nOne\n{% /pull %}\nTwo')
	await userEvent.keyboard('{Home}{Backspace}')
	expect(text()).toBe('{% pull %}\nOne\n{% /pull %}\nTwo')
	await userEvent.keyboard('{Control>}{Home}{/Control}')
	paste(field.element(), 'Zero')
	expect(text()).toBe('Zero\n{% pull %}\nOne\n{% /pull %}\nTwo')
	await userEvent.keyboard('{Control>}z{/Control}')
	expect(text()).toBe('{% pull %}\nOne\n{% /pull %}\nTwo')
})

test.each([
	['markup', '<b>bold</b> &amp; <img src=x onerror="parent.wasRun = true">'],
	['tags', '{% evil %} {days} {n, plural, other {# {days}}} ](javascript:alert)'],
	['hidden characters', 'a\u0000b\u0007c\u202Ed\u200Be\uFEFFf'],
	['a long line', '{n, plural, a{ [x](y) {% '.repeat(4_000)],
])('pasted text is inserted unchanged: %s', async (_, hostile) => {
	const { field, text, unmount } = await open({ value: '' })
	paste(field.element(), hostile, `<b>${hostile}</b>`)
	expect(text()).toBe(hostile)
	expect(field.element().querySelector('b, img[src="x"]')).toBeNull()
	expect('wasRun' in window).toBe(false)
	unmount()
})

test(
	'undo restores the typed text after a button has reverted it to the original',
	{ tags: 'night' },
	async () => {
		const { field, text } = await open({ value: 'One' })
		await userEvent.keyboard(' two')
		await page.getByRole('button', { name: 'Original' }).click()
		await expect.element(field).toHaveTextContent('One')
		await field.click()
		await userEvent.keyboard('{Control>}z{/Control}')
		expect(text()).toBe('One two')
	},
)
