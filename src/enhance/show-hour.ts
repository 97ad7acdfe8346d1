/**
 * Gives the page the sky of a time zone's hour before the first paint; without it, it is evening. Its source is inlined
 * into the head, so it refers to nothing outside itself.
 *
 * @param timeZone such as `Asia/Kolkata`
 */
export function showHour(timeZone: string): void {
	const now = new Date().toLocaleString('en', { timeZone, hour: '2-digit', hourCycle: 'h23' })
	const begun = [5, 7, 10, 15, 18, 20, 23].filter((hour) => hour <= Number(now)).length
	const skies = ['night', 'dawn', 'morning', 'noon', 'afternoon', 'evening', 'late', 'night']
	document.documentElement.dataset['sky'] = skies[begun] ?? ''
}
