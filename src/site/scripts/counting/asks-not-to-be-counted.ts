/** Whether the browser sends Do Not Track or Global Privacy Control. */
export function asksNotToBeCounted(): boolean {
	return (
		navigator.doNotTrack === '1' ||
		('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true)
	)
}
