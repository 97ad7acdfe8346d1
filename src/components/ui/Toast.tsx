import type { ReactNode } from 'react'
import { MiniWindow } from '#components/art/MiniWindow.tsx'
import styles from './Toast.module.css'

type Props = {
	children: ReactNode
	action?: ReactNode
	/** `bad`: it did not work. The window is dark and the lintel red. */
	tone?: 'bad' | undefined
}

/** What just happened, bottom left, with at most one thing to do about it. */
export function Toast({ children, action, tone }: Props) {
	return (
		<output className={[styles['toast'], tone && styles[tone]].filter(Boolean).join(' ')}>
			<MiniWindow level={tone === 'bad' ? 0 : 100} />
			<span>{children}</span>
			{action}
		</output>
	)
}
