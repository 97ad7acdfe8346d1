/** Why a mail was not taken: a code for the log and the panel, never a server's words, which repeat the address. */
export type DeliveryFailure = {
	readonly code: string
	/** The server has refused this recipient for good. */
	readonly isFinal: boolean
}

/** Reads an error of a transport. */
export function deliveryFailure(error: unknown): DeliveryFailure {
	if (!(error instanceof Error)) return { code: 'unknown', isFinal: false }
	const reply = 'responseCode' in error ? Number(error.responseCode) : 0
	const name = 'code' in error && typeof error.code === 'string' ? error.code : ''
	// A refused login or sender is our own fault and can be mended; only a refused recipient is final.
	const isAboutRecipient = 'command' in error && error.command === 'RCPT TO'
	return {
		code:
			reply >= 400 && reply < 600
				? String(reply)
				: name.replace(/[^A-Z0-9_]/g, '').slice(0, 40) || 'unknown',
		isFinal: isAboutRecipient && reply >= 550 && reply < 560,
	}
}
