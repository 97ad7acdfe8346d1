/**
 * The pages with one message: targets of the links in emails, and of the form without a script. `weekly`, `weeklyOff` and
 * `weeklyUnknown` are about the owner's weekly email.
 */
export const noticeNames = [
	'sent',
	'invalid',
	'empty',
	'uncarried',
	'tooMany',
	'away',
	'confirm',
	'confirmed',
	'expired',
	'outdated',
	'lift',
	'unknown',
	'returned',
	'unsubscribe',
	'unsubscribed',
	'weekly',
	'weeklyOff',
	'weeklyUnknown',
] as const

/** One of `noticeNames`. */
export type NoticeName = (typeof noticeNames)[number]

export const myDataNotices = [
	'old',
	'unknown',
	'used',
	'invalid',
	'tooMany',
	'away',
	'linkSent',
	'exportSent',
	'eraseSent',
	'export',
	'erase',
	'erased',
] as const

/** One of `myDataNotices`. */
export type MyDataNotice = (typeof myDataNotices)[number]
