import type { ReactNode } from 'react'
import { MiniWindow } from '#site/art/windows/MiniWindow.tsx'
import styles from './Toast.module.css'

type Props = {
	children: ReactNode
	action?: ReactNode
	/** `error`: a red field with the error icon. */
	tone?: 'error' | undefined
}

export function Toast({ children, action, tone }: Props) {
	return (
		<output className={`beside ${styles['toast']} ${tone === 'error' ? styles['error'] : ''}`}>
			{tone === 'error' ? <i className={styles['mark']} /> : <MiniWindow level={100} />}
			<span>{children}</span>
			{action}
		</output>
	)
}
