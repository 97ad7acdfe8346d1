/** A failure whose message tells the operator what to change, so that it is reported without a stack trace. */
export class OperatorError extends Error {
	override name = 'OperatorError'
}
