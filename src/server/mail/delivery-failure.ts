/** Why a delivery failed. `code` goes to the log and the panel; the server's text may contain the address and is dropped. */
export type DeliveryFailure = {
	readonly code: string
	/** Whether the server rejected the recipient permanently. */
	readonly isFinal: boolean
}

/** Classifies an error of a transport. */
export function deliveryFailure(error: unknown): DeliveryFailure {
	if (!(error instanceof Error)) return { code: 'unknown', isFinal: false }
	const reply = 'responseCode' in error ? Number(error.responseCode) : 0
	const name = 'code' in error && typeof error.code === 'string' ? error.code : ''
	// A rejected login or sender is a configuration error that the operator can fix; only a rejected recipient is final.
	const isAboutRecipient = 'command' in error && error.command === 'RCPT TO'
	return {
		code:
			reply >= 400 && reply < 600
				? String(reply)
				: name.replace(/[^A-Z0-9_]/g, '').slice(0, 40) || 'unknown',
		isFinal: isAboutRecipient && reply >= 550 && reply < 560,
	}
}
