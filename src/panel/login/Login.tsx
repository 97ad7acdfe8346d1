import { Button } from '#site/ui/controls/Button.tsx'
import { Field } from '#site/ui/controls/Field.tsx'
import { LoginLayout } from './LoginLayout.tsx'
import styles from './Login.module.css'
import { passkeySupport } from './passkey-login.ts'
import { PasswordField } from '#panel/fields/PasswordField.tsx'
import { useLogin } from './useLogin.ts'
import shellWords from '#content/messages/es/panel/shell.yaml'

const { login } = shellWords

type Props = {
	/** Whether the session is being checked. Then the form is hidden but keeps its space. */
	isWaiting: boolean
}

export function Login({ isWaiting }: Props) {
	const { isSubmitting, isDenied, password, submit, enterWithPasskey } = useLogin()

	return (
		<LoginLayout title={login.title} text={login.text}>
			<form
				className={isWaiting ? styles['waiting'] : undefined}
				data-scripted={isWaiting || undefined}
				onSubmit={submit}
			>
				<Field
					label={login.username}
					name="username"
					type="text"
					autoComplete="username"
					autoCapitalize="none"
					spellCheck={false}
					required
				/>
				<PasswordField input={password} error={isDenied ? login.denied : undefined} />
				<div className="actions">
					<Button type="submit" aria-busy={isSubmitting}>
						{login.submit}
					</Button>
					{!isWaiting && passkeySupport() === 'supported' && (
						<Button tone="outline" onClick={enterWithPasskey}>
							{login.passkey}
						</Button>
					)}
				</div>
			</form>
		</LoginLayout>
	)
}
