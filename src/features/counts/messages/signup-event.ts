import * as z from 'zod/mini'

/**
 * Body of `POST /api/signup-events`: a signup in the app. Refuses every other field, so that nothing about a person can
 * be sent. `page` is a path, or the `utm_content` of the link that led to the app.
 *
 * @example signupEvent.parse({ campaign: 'june', page: 'usa-hero' })
 */
export const signupEvent = z.strictObject({
	campaign: z.optional(z.string().check(z.maxLength(200))),
	page: z.string().check(z.maxLength(200)),
})
