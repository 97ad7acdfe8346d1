import { type LetterPicture, letterPicture, letterPictures } from '#contract/letter-picture.ts'
import { command, resource, Refused, request, requireOk } from '#islands/admin/api.ts'

/** Reads the pictures for letters, the latest first. */
export const picturesQuery = resource(letterPictures, '/api/admin/letter-pictures')

/** Uploads a file and returns the picture the server made of it. */
export async function uploadPicture(file: File): Promise<LetterPicture> {
	const response = await request('/api/admin/letter-pictures', {
		method: 'POST',
		headers: { 'content-type': file.type },
		body: file,
	})
	// A proxy answers this way with its own page.
	if (response.status === 413) throw new Refused({ error: 'too-large' }, 'The file is too large')
	return letterPicture.parse(await (await requireOk(response)).json())
}

export const deletePicture = command<{ name: string }>('/api/admin/letter-pictures/delete')
