import fc from "fast-check";

// A run repeats the one before it: what chance finds is found by whoever asks for it, with another seed.
fc.configureGlobal({ seed: Number(process.env.FC_SEED ?? 20_261_120) });
