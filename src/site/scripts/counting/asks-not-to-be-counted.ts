/**
 * Whether the browser sends Do Not Track or Global Privacy Control, or the visitor has stopped counting on this device.
 */
export function asksNotToBeCounted(): boolean {
	try {
		if (localStorage['uncounted']) return true
	} catch {
		// Storage is disabled, so no choice to stop counting can be stored.
	}
	return (
		navigator.doNotTrack === '1' ||
		('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true)
	)
}
