type Props = { label: string; email: string; error?: string | undefined }

/** The field of an address, with its fault below it. */
export function EmailField({ label, email, error }: Props) {
	const state = error !== undefined && {
		'aria-invalid': true,
		'aria-describedby': 'error',
		autoFocus: true,
	}
	return (
		<>
			<label htmlFor="email">{label}</label>
			<input
				className="input"
				id="email"
				name="email"
				type="email"
				autoComplete="email"
				required
				defaultValue={email}
				{...state}
			/>
			{error !== undefined && (
				<p className="small field-error" id="error">
					<span>{error}</span>
				</p>
			)}
		</>
	)
}
