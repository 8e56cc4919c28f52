// Exits with 0 when the server of this container is ready to serve, with 1 otherwise.
try {
  const { ok } = await fetch(`http://127.0.0.1:${process.env.PORT || 4000}/readyz`);
  process.exit(ok ? 0 : 1);
} catch {
  process.exit(1);
}
