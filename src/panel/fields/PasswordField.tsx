import { useState, type RefObject } from 'react'
import { Field } from '#site/ui/controls/Field.tsx'
import shellWords from '#content/messages/es/panel/shell.yaml'
import styles from './PasswordField.module.css'

const words = shellWords.login

type Props = {
	input?: RefObject<HTMLInputElement | null>
	error?: string | undefined
	/** For a new password: its requirements. */
	help?: string
}

export function PasswordField({ input, error, help }: Props) {
	const [isShown, setIsShown] = useState(false)
	return (
		<div className={styles['password']}>
			<Field
				ref={input}
				label={words.password}
				error={error}
				name="password"
				type={isShown ? 'text' : 'password'}
				help={help}
				autoComplete={help === undefined ? 'current-password' : 'new-password'}
				// HTML does not allow `autocapitalize` on password fields.
				autoCapitalize={isShown ? 'none' : undefined}
				spellCheck={false}
				required
			/>
			<button type="button" onClick={() => setIsShown(!isShown)}>
				{isShown ? words.hide : words.show}
			</button>
		</div>
	)
}
