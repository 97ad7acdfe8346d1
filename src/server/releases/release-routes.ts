import { releaseChoice, type ReleaseList } from '#contract/releases.ts'
import type { SessionOf } from '#server/accounts/login/panel-session.ts'
import type { ApiOptions } from '#server/api/api-options.ts'
import { sendError } from '#server/platform/http/api-errors.ts'
import { body, type SchemaApp } from '#server/platform/http/route-schemas.ts'
import { chooseRelease } from '#server/platform/release/choose-release.ts'
import { ReleaseError } from '#server/platform/release/release-error.ts'
import {
	currentRelease,
	hasRelease,
	listReleases,
	releaseTime,
} from '#server/platform/release/release-folder.ts'

/** The releases of the pages. Where the server serves none, as in development, there are none. */
export function releaseRoutes(
	app: SchemaApp,
	{ store, releases }: Pick<ApiOptions, 'store' | 'releases'>,
	sessionOf: SessionOf,
): void {
	app.get('/api/admin/releases', async (): Promise<ReleaseList> => {
		if (releases === undefined) return { build: { state: 'idle' }, releases: [], changed: [] }
		const { builder, places, changed } = releases
		const current = currentRelease(places.folder)
		return {
			build: builder.status(),
			releases: listReleases(places.folder).map((id) => ({
				id,
				at: releaseTime(id),
				isServed: id === current,
			})),
			changed: [...changed()],
		}
	})

	app.post('/api/admin/releases/build', async (_request, reply) => {
		releases?.builder.build()
		return reply.code(204).send()
	})

	app.post('/api/admin/releases/cancel', async (_request, reply) => {
		releases?.builder.cancel()
		return reply.code(204).send()
	})

	app.post('/api/admin/releases/use', body(releaseChoice, 1_024), async (request, reply) => {
		const { hasRecentProof, username } = sessionOf(request)
		if (!hasRecentProof) return sendError(reply, 'proof-required')
		const { id } = request.body
		if (releases === undefined || !hasRelease(releases.places.folder, id)) {
			return sendError(reply, 'not-found')
		}
		try {
			await chooseRelease(releases.places, id)
		} catch (error) {
			if (error instanceof ReleaseError) return sendError(reply, 'conflict')
			throw error
		}
		await store.audit.append(username, 'release chosen', id)
		return reply.code(204).send()
	})
}
