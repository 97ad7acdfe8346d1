import type { FastifyInstance } from 'fastify'
import { adminRoutes, type AdminOptions } from './panel-routes.ts'
import { authRoutes } from '#features/accounts/login/login-routes.ts'
import { oembedRoutes } from '#cms/oembed-routes.ts'
import { countRoutes } from '#features/counts/count-routes.ts'
import { signupEventRoutes } from '#features/counts/signup-event-routes.ts'
import {
	type FirstStartOptions,
	firstStartRoutes,
} from '#features/first-start/first-start-routes.ts'
import { emailLinkRoutes } from '#features/waitlist/email-links.ts'
import { leaveRoutes } from '#features/leave/leave-routes.ts'
import type { LeaveOptions } from '#features/leave/leave.ts'
import { myDataRoutes } from '#features/my-data/my-data-routes.ts'
import { letterArchiveRoutes } from '#features/letters/archive/archive-routes.ts'
import { publicPictureRoutes } from '#features/letters/pictures/picture-routes.ts'
import { type WeeklyOptions, weeklyRoutes } from '#features/notices/weekly/weekly-routes.ts'
import { waitlistRoutes } from '#features/waitlist/waitlist-routes.ts'
import { newsRoutes } from './news-routes.ts'
import { type ToolOptions, toolRoutes } from './tools/tool-routes.ts'
import type { WaitlistOptions } from '#features/waitlist/waitlist.ts'

/** The dependencies of the features' routes. */
export type ApiOptions = AdminOptions &
	FirstStartOptions &
	ToolOptions &
	LeaveOptions &
	WaitlistOptions &
	WeeklyOptions

/** Registers all routes of the server but health checks. */
export async function apiRoutes(app: FastifyInstance, options: ApiOptions): Promise<void> {
	await app.register(waitlistRoutes, options)
	await app.register(countRoutes, options)
	await app.register(signupEventRoutes, options)
	await app.register(toolRoutes, options)
	await app.register(oembedRoutes, {})
	await app.register(emailLinkRoutes, options)
	await app.register(weeklyRoutes, options)
	await app.register(myDataRoutes, options)
	await app.register(leaveRoutes, options)
	await app.register(publicPictureRoutes, options)
	await app.register(letterArchiveRoutes, options)
	await app.register(newsRoutes, options)
	await app.register(authRoutes, options)
	await app.register(firstStartRoutes, options)
	await app.register(adminRoutes, options)
}
