/**
 * An inline script that gives the page the sky of a time zone's hour before the first paint; without the script, the
 * sky is that of the evening. One digit per hour selects the sky, from night (0) to late (6); some browsers call
 * midnight 24. A string, because the source of a function would be half as long again.
 *
 * @param timeZone such as `Asia/Kolkata`
 */
export function hourScript(timeZone: string): string {
	return `document.documentElement.dataset.sky="0000011222333334445566600"[parseInt(new Date().toLocaleTimeString("en",{hour12:false,timeZone:"${timeZone}"}))]`
}
