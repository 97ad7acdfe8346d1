import { useState } from 'react'

/** Whether the last task of a component has failed, and the function that runs one. */
export function useTask() {
	const [hasFailed, setHasFailed] = useState(false)
	const run = (task: () => Promise<void>): void => {
		setHasFailed(false)
		task().catch(() => setHasFailed(true))
	}
	return [hasFailed, run] as const
}
