import { render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Button } from '#site/ui/controls/Button.tsx'
import { Dialog } from './Dialog.tsx'

function Page({ isBusy }: { isBusy: boolean }) {
	const [isOpen, setIsOpen] = useState(false)
	return (
		<>
			<Button onClick={() => setIsOpen(true)}>Borrar</Button>
			{isOpen && (
				<Dialog title="¿Borrar?" isBusy={isBusy} onClose={() => setIsOpen(false)}>
					<Button>Sí</Button>
					<Button>No</Button>
				</Dialog>
			)}
		</>
	)
}

async function open(isBusy = false) {
	render(<Page isBusy={isBusy} />)
	const opener = screen.getByRole('button', { name: 'Borrar' })
	await userEvent.click(opener)
	return { opener, dialog: screen.getByRole('dialog', { name: '¿Borrar?' }) }
}

test('Escape closes a dialog, and the focus returns to the button that opened it', async () => {
	const { opener, dialog } = await open()
	expect(dialog.contains(document.activeElement)).toBe(true)
	await userEvent.keyboard('{Escape}')
	expect(screen.queryByRole('dialog')).toBeNull()
	expect(document.activeElement).toBe(opener)
})

test('a busy dialog stays open, however often Escape is pressed', async () => {
	const { dialog } = await open(true)
	for (let press = 0; press < 3; press++) await userEvent.keyboard('{Escape}')
	expect(dialog).toHaveProperty('open', true)
	expect(dialog.matches(':modal')).toBe(true)
})

test('nothing behind a dialog takes the focus', async () => {
	const { opener } = await open()
	for (let press = 0; press < 5; press++) {
		await userEvent.keyboard('{Tab}')
		expect(document.activeElement).not.toBe(opener)
	}
})
