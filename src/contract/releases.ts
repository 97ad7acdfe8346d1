import * as z from 'zod/mini'

/**
 * The state of the page build. `done` and `of` are numbers of pages; `of` is null if unknown. `reason` is the English
 * message of the last failed build, until one succeeds. `at` is ISO 8601.
 */
export const releaseBuild = z.discriminatedUnion('state', [
	z.object({ state: z.literal('idle') }),
	z.object({ state: z.literal('building'), done: z.int(), of: z.nullable(z.int()) }),
	z.object({ state: z.literal('failed'), at: z.string(), reason: z.string() }),
])

export type ReleaseBuild = z.infer<typeof releaseBuild>

/**
 * Response of `GET /api/admin/releases`: the state of the build, and the names of settings in force that the pages do
 * not reflect yet. `POST /api/admin/releases/build` starts a build and `POST /api/admin/releases/cancel` stops it; both
 * are answered with 204, whether or not a build is running.
 */
export const pageStatus = z.object({ build: releaseBuild, changed: z.array(z.string()) })

export type PageStatus = z.infer<typeof pageStatus>
