/**
 * Gives the page the sky of a time zone's hour before the first paint; without it, it is evening. Its source is inlined
 * into the head, so it refers to nothing outside itself.
 *
 * @param timeZone such as `Asia/Kolkata`
 */
export function showHour(timeZone: string): void {
	const options = { timeZone, hour: '2-digit', hourCycle: 'h23' } as const
	const hour = Number(new Intl.DateTimeFormat('en', options).format())
	const skies = { 5: 'dawn', 7: 'morning', 10: 'noon', 15: 'afternoon', 18: 'evening', 20: 'late' }
	const begun = Object.entries(skies).filter(([from]) => Number(from) <= hour)
	document.documentElement.dataset['sky'] = hour > 22 ? 'night' : (begun.pop()?.[1] ?? 'night')
}
