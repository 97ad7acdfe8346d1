import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { LetterPicture } from '#features/letters/messages/letter-picture.ts'
import { takeErrors } from '#testing/islands/logged-errors.ts'
import { draftLetter, openDraft } from '#testing/islands/open-draft.tsx'
import { refuse } from '#testing/islands/serve.ts'

const pictures = 'GET /api/admin/letter-pictures'
const upload = 'POST /api/admin/letter-pictures'
const remove = 'POST /api/admin/letter-pictures/delete'
const save = 'POST /api/admin/letters/save'

const picture = (digit: string, is_used = false): LetterPicture => ({
	name: `${digit.repeat(32)}-1040x693.jpg`,
	bytes: 84_210,
	width: 1_040,
	height: 693,
	is_used,
})

const photograph = (type = 'image/jpeg', size = 3) =>
	new File([new Uint8Array(size)], 'house.jpg', { type })

async function openDialog(answers: Record<string, unknown> = {}) {
	const de = { subject: 'Wir machen auf', text: '' }
	const opened = openDraft({
		'GET /api/admin/letter': { ...draftLetter, content: { ...draftLetter.content, de } },
		[pictures]: [],
		...answers,
	})
	await screen.findByText(/^guardado a las/)
	await opened.user.click(screen.getByRole('button', { name: 'Poner una imagen' }))
	const dialog = await screen.findByRole('dialog', { name: 'Poner una imagen' })
	const choose = (file: File) =>
		fireEvent.change(within(dialog).getByLabelText('Subir una imagen', { selector: 'input' }), {
			target: { files: [file] },
		})
	return { ...opened, dialog, choose }
}

test('a picture is uploaded, gets alternative text in each language, and is placed at the end of each text', async () => {
	const { server, user, dialog, choose } = await openDialog({ [upload]: picture('a') })
	await within(dialog).findByText('Todavía no hay ninguna.')
	const insert = within(dialog).getByRole('button', { name: 'Poner en la carta' })
	expect(insert).toHaveProperty('disabled', true)
	server.answers[pictures] = [picture('a')]
	choose(photograph())
	const chosen = await within(dialog).findByRole('radio', {
		name: 'Imagen 1: 1040 × 693, 85 kB',
	})
	await waitFor(() => expect(chosen).toHaveProperty('checked', true))
	await user.type(within(dialog).getByLabelText('Qué se ve, en English'), 'A lit window')
	expect(insert).toHaveProperty('disabled', true)
	await user.type(within(dialog).getByLabelText('Qué se ve, en Deutsch'), 'Ein Fenster')
	await user.click(insert)
	expect(screen.queryByRole('dialog')).toBeNull()
	await screen.findByText('Imagen puesta')
	const address = `(/letters/pictures/${picture('a').name})`
	await waitFor(() =>
		expect(server.bodiesOf(save)).toMatchObject([
			{
				content: {
					en: { text: `On 2 March.\n\n![A lit window]${address}` },
					de: { text: `![Ein Fenster]${address}` },
				},
			},
		]),
	)
	await screen.findByText(/^guardado a las/)
})

test('files that cannot be pictures are refused before the upload', async () => {
	const { server, choose } = await openDialog()
	choose(photograph('image/svg+xml'))
	await screen.findByText(/^Esto no es una imagen JPEG/)
	choose(photograph('image/png', 12_000_001))
	await screen.findByText(/^El archivo pesa demasiado/)
	expect(server.bodiesOf(upload)).toEqual([])
})

test.each([
	[400, 'invalid', 'animated', /^La imagen se mueve/],
	[400, 'invalid', 'pixels', /más de 60 millones/],
	[400, 'invalid', 'damaged', /^El archivo está dañado/],
	[409, 'conflict', 'count', /^Ya hay 500 imágenes/],
	[415, 'unsupported-type', undefined, /^Esto no es una imagen/],
	[413, 'too-large', undefined, /^El archivo pesa demasiado/],
] as const)(
	'when a file is refused with %i %s %s, the reason is shown',
	async (status, error, field, sentence) => {
		const { choose, dialog } = await openDialog({ [upload]: refuse(status, error, { field }) })
		choose(photograph())
		await within(dialog).findByText(sentence)
		expect(within(dialog).getByRole('alert').textContent).toMatch(sentence)
	},
)

test('a message says that the server is unreachable, and the same file can be sent again', async () => {
	const { server, choose, dialog } = await openDialog({ [upload]: refuse(503, 'unavailable') })
	choose(photograph())
	await within(dialog).findByText(/^El servidor no respondió/)
	server.answers[upload] = picture('a')
	server.answers[pictures] = [picture('a')]
	choose(photograph())
	await within(dialog).findByRole('radio', { name: /^Imagen 1/ })
	expect(within(dialog).queryByText(/^El servidor no respondió/)).toBeNull()
	takeErrors()
})

test('an unused picture can be deleted, but a used picture cannot', async () => {
	const { server, user, dialog } = await openDialog({
		[pictures]: [picture('a'), picture('b', true)],
		[remove]: undefined,
	})
	await user.click(await within(dialog).findByRole('radio', { name: /ya en una carta$/ }))
	expect(within(dialog).queryByRole('button', { name: /^Borrar/ })).toBeNull()
	await user.click(within(dialog).getByRole('radio', { name: /^Imagen 1/ }))
	server.answers[pictures] = [picture('b', true)]
	await user.click(within(dialog).getByRole('button', { name: 'Borrar la imagen elegida' }))
	await waitFor(() => expect(within(dialog).getAllByRole('radio')).toHaveLength(1))
	expect(server.bodiesOf(remove)).toEqual([{ name: picture('a').name }])
})

test('uploading a picture after the session has ended shows the login', async () => {
	const { choose } = await openDialog({ [upload]: refuse(401, 'unauthorised') })
	choose(photograph())
	await screen.findByLabelText('Contraseña')
})
