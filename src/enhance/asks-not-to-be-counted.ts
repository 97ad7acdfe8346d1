/** Whether the visitor's browser asks not to be counted, by Do Not Track or Global Privacy Control. */
export function asksNotToBeCounted(): boolean {
	return (
		navigator.doNotTrack === '1' ||
		('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true)
	)
}
