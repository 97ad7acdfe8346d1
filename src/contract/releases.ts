import * as z from 'zod/mini'

/**
 * What the server does about the pages. `done` and `of` are numbers of pages; `of` is null where it is not known. `reason` is
 * what the last build that failed has said, in English, and stays until one succeeds. `at` is ISO 8601.
 *
 * @example releaseBuild.parse({ state: 'building', done: 12, of: 66 })
 */
export const releaseBuild = z.discriminatedUnion('state', [
	z.object({ state: z.literal('idle') }),
	z.object({ state: z.literal('building'), done: z.int(), of: z.nullable(z.int()) }),
	z.object({ state: z.literal('failed'), at: z.string(), reason: z.string() }),
])

export type ReleaseBuild = z.infer<typeof releaseBuild>

/**
 * Response of `GET /api/admin/releases`: the releases of the pages that are kept, the newest first. `at` is when one was built,
 * ISO 8601. `changed` names the settings that are in force and not yet in the pages. `POST /api/admin/releases/build` builds a
 * new one and `POST /api/admin/releases/cancel` stops that; both are answered with 204, whether or not a build runs.
 *
 * @example releaseList.parse({ build: { state: 'idle' }, releases: [], changed: [] })
 */
export const releaseList = z.object({
	build: releaseBuild,
	releases: z.array(z.object({ id: z.string(), at: z.string(), isServed: z.boolean() })),
	changed: z.array(z.string()),
})

export type ReleaseList = z.infer<typeof releaseList>

/**
 * Body of `POST /api/admin/releases/use`, answered with 204: the release that is served from now on. Needs a recent `proof`.
 * One that is gone is `not-found`; while another change is under way it is `conflict`.
 *
 * @example releaseChoice.parse({ id: '2026-11-27T01-02-03-004Z' })
 */
export const releaseChoice = z.strictObject({ id: z.string().check(z.maxLength(40)) })

export type ReleaseChoice = z.infer<typeof releaseChoice>
