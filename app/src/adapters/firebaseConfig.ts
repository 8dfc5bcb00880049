import type { FirebaseOptions } from "firebase/app";

/** Web config of the external services, from VITE_FIREBASE_*; null: the embedded ones are used. */
export function firebaseConfig(env: ImportMetaEnv = import.meta.env): FirebaseOptions | null {
  const apiKey: unknown = env.VITE_FIREBASE_API_KEY;
  const projectId: unknown = env.VITE_FIREBASE_PROJECT_ID;
  if (typeof apiKey !== "string" || typeof projectId !== "string" || !apiKey || !projectId) return null;
  const optional = (value: unknown) => (typeof value === "string" && value ? value : undefined);
  return {
    apiKey,
    projectId,
    authDomain: optional(env.VITE_FIREBASE_AUTH_DOMAIN) ?? `${projectId}.firebaseapp.com`,
    appId: optional(env.VITE_FIREBASE_APP_ID),
    storageBucket: optional(env.VITE_FIREBASE_STORAGE_BUCKET),
    messagingSenderId: optional(env.VITE_FIREBASE_MESSAGING_SENDER_ID),
  };
}
