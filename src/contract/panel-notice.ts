import * as z from 'zod/mini'

/**
 * Response of `GET /api/admin/notice`: what the owner has to look at in every place of the panel.
 *
 * @example panelNotice.parse({ dead_mailbox: 'AUTHENTICATIONFAILED' }).dead_mailbox
 */
export const panelNotice = z.object({
	/** Why the mailbox for bounces has not been readable for hours, as a code; null if it is, or if there is none. */
	dead_mailbox: z.nullable(z.string()),
})

export type PanelNotice = z.infer<typeof panelNotice>
