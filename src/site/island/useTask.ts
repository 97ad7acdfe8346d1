import { useState } from 'react'

export function useTask() {
	const [hasFailed, setHasFailed] = useState(false)
	const run = (task: () => Promise<void>): void => {
		setHasFailed(false)
		task().catch(() => setHasFailed(true))
	}
	return [hasFailed, run] as const
}
