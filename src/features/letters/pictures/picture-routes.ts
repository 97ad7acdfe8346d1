import type { LetterPicture } from '#features/letters/messages/letter-picture.ts'
import { pictureAddress, pictureDeletion } from '#features/letters/messages/letter-picture.ts'
import { parsePictureName, pictureLimits, pictureTypes } from './rules/letter-picture.ts'
import { command, sessionOf } from '#features/accounts/accounts.ts'
import type { LetterRouteOptions } from '#features/letters/letters.ts'
import { sendError } from '#platform/http/api-errors.ts'
import { body, type SchemaApp } from '#platform/http/route-schemas.ts'
import type { FastifyInstance } from 'fastify'
import { shrinkPicture } from './shrink-picture.ts'

export function pictureRoutes(app: SchemaApp, { store: { letters } }: LetterRouteOptions): void {
	app.get(
		'/api/admin/letter-pictures',
		async (): Promise<readonly LetterPicture[]> => await letters.listPictures(),
	)

	const deletion = body(pictureDeletion)
	command(app, '/api/admin/letter-pictures/delete', deletion, async ({ name }, { username }) => {
		await letters.removePicture(name, username)
	})

	// Registered in a Fastify context of its own, because only this route takes files.
	void app.register(async (uploads) => {
		const bodyLimit = pictureLimits.maxUploadBytes
		uploads.addContentTypeParser(
			[...pictureTypes],
			{ parseAs: 'buffer', bodyLimit },
			(_request, file, done) => done(null, file),
		)
		uploads.post('/api/admin/letter-pictures', { bodyLimit }, async (request, reply) => {
			if (!Buffer.isBuffer(request.body)) return sendError(reply, 'unsupported-type')
			const picture = await shrinkPicture(request.body)
			if (typeof picture === 'string') return sendError(reply, 'invalid', { field: picture })
			const added = await letters.addPicture(picture, sessionOf(request).username)
			return reply.code(201).send(added satisfies LetterPicture)
		})
	})
}

/**
 * Serves the pictures of letters, also to pages of other origins, such as webmail. A picture's address contains a hash
 * of its bytes, so that caches can keep the picture and a request does not identify the reader.
 */
export async function publicPictureRoutes(
	app: FastifyInstance,
	options: LetterRouteOptions,
): Promise<void> {
	const { letters } = options.store
	app.get('/letters/pictures/:name', async (request, reply) => {
		const address = pictureAddress.safeParse(request.params)
		const picture = address.success ? parsePictureName(address.data.name) : null
		const bytes = picture && (await letters.bytesOfPicture(picture.name))
		if (picture === null || bytes === null) return reply.callNotFound()
		return await reply
			.type(picture.type)
			.header('cache-control', 'public, max-age=31536000, immutable')
			.header('cross-origin-resource-policy', 'cross-origin')
			.header('x-robots-tag', 'noindex')
			.send(Buffer.from(bytes))
	})
}
