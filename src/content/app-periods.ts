/**
 * The periods that the app and its operator keep, in the unit of the name. The legal pages of every language state
 * them; `promises.ts` lists them for the owner to confirm. Periods that this site's own code keeps are in
 * `domain/retention`.
 */
export const appPeriods = {
	/** From a request to the deletion of the account. */
	accountDeletionDays: 30,
	/** How long data is kept after a cancellation, in case the customer returns. */
	cancelledDataMonths: 12,
	securityLogYears: 2,
	/** How long before a change of prices, terms or policies customers are told. */
	changeNoticeDays: 30,
	/** How long after a charge a billing error can be reported. */
	billingErrorDays: 30,
	/** How long before its end customers are told of the end of a service that was sold as “Lifetime”. */
	lifetimeNoticeYears: 2,
	/** How soon a question about a payment is answered. */
	billingAnswerHours: { from: 24, to: 48 },
} as const
