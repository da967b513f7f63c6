// What can be said with one tap; the server knows the same ones, and everybody reads them in their own language.
export const phrases = ['hello', 'good-luck', 'thanks', 'well-played', 'oops', 'hurry', 'thinking', 'soon-back', 'bye'] as const
