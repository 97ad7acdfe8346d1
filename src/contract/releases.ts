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
 * Response of `GET /api/admin/releases`: what is built, and the names of the settings that are in force and not yet in the pages.
 * `POST /api/admin/releases/build` builds new pages and `POST /api/admin/releases/cancel` stops that; both are answered with 204,
 * whether or not a build runs.
 *
 * @example pageStatus.parse({ build: { state: 'idle' }, changed: [] })
 */
export const pageStatus = z.object({ build: releaseBuild, changed: z.array(z.string()) })

export type PageStatus = z.infer<typeof pageStatus>
