/** A browser and its system by their common names; either is null if the header does not name it. */
export type Device = { readonly browser: string | null; readonly system: string | null }

/** Tried in this order, because most browsers also name the browsers that they are compatible with. */
const browsers: readonly (readonly [pattern: RegExp, name: string])[] = [
	[/\bEdg(?:e|A|iOS)?\//, 'Edge'],
	[/\bOPR\//, 'Opera'],
	[/\bVivaldi\//, 'Vivaldi'],
	[/\bSamsungBrowser\//, 'Samsung Internet'],
	[/\b(?:Firefox|FxiOS)\//, 'Firefox'],
	[/\b(?:Chrome|Chromium|HeadlessChrome|CriOS)\//, 'Chrome'],
	[/\bVersion\/[\d.]+ (?:Mobile(?:\/\w+)? )?Safari\//, 'Safari'],
]

const systems: readonly (readonly [pattern: RegExp, name: string])[] = [
	[/\biPhone\b/, 'iPhone'],
	[/\biPad\b/, 'iPad'],
	[/\bAndroid\b/, 'Android'],
	[/\bWindows\b/, 'Windows'],
	[/\bCrOS\b/, 'ChromeOS'],
	[/\bMacintosh\b/, 'macOS'],
	[/\bLinux\b/, 'Linux'],
]

/**
 * The browser and the system named by a User-Agent header. Only their names are stored, not the header.
 *
 * @example deviceOf('Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0')
 * // { browser: 'Firefox', system: 'Windows' }
 */
export function deviceOf(userAgent: string | undefined): Device {
	const nameIn = (table: typeof browsers) =>
		table.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1] ?? null
	return { browser: nameIn(browsers), system: nameIn(systems) }
}
