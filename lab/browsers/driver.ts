/** A browser that a program drives: all that the checks need of it. */
export type Driver = Readonly<{
	open: (address: string) => Promise<void>
	/** What an expression gives in the page. */
	evaluate: (expression: string) => Promise<unknown>
	/** Clicks the first element that matches, as a person would. */
	click: (selector: string) => Promise<void>
	type: (selector: string, keys: string) => Promise<void>
	/** What the page has reported as an error since the last call, its policy's refusals included. */
	takeErrors: () => Promise<readonly string[]>
	close: () => Promise<void>
}>

/** Waits until an expression is true in the page, or throws with what it is instead. */
export async function until(driver: Driver, expression: string): Promise<void> {
	const deadline = Date.now() + 15_000
	let seen: unknown
	do {
		seen = await driver.evaluate(expression)
		if (seen === true) return
		await new Promise((resolve) => setTimeout(resolve, 100))
	} while (Date.now() < deadline)
	throw new Error(`${expression} is ${JSON.stringify(seen)}`)
}
